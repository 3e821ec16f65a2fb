import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Patient {
  id: number;
  name: string;
  species: string;
}

const rows: Patient[] = [
  { id: 1, name: 'Biscuit', species: 'Beagle' },
  { id: 2, name: 'Clover', species: 'Rabbit' },
  { id: 3, name: 'Pepper', species: 'Parrot' },
];

const columns: GridColDef<Patient>[] = [
  { field: 'name', headerName: 'Patient', flex: 1, minWidth: 100 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 100 },
];

const notes = [
  'Eats well. Weigh again in two weeks.',
  'Half a tablet in the morning, with food.',
  'Keep in the shade, and away from other animals.',
];

function CareNotes() {
  const [count, setCount] = React.useState(1);
  return (
    <div role="row">
      <Box role="gridcell" sx={{ px: 2, py: 1.5 }}>
        {notes.slice(0, count).map((note) => (
          <Typography key={note} variant="body2" sx={{ mb: 1 }}>
            {note}
          </Typography>
        ))}
        <Button
          size="small"
          onClick={() => setCount(count === 1 ? notes.length : 1)}
        >
          {count === 1 ? 'Show older notes' : 'Hide older notes'}
        </Button>
      </Box>
    </div>
  );
}

const getDetailPanelContent = () => <CareNotes />;

const initialState = { detailPanel: { expandedRowIds: new Set([1]) } };

export default function PanelHeights() {
  // #region preview
  const [height, setHeight] = React.useState<number | 'auto'>('auto');

  const getDetailPanelHeight = React.useCallback(() => height, [height]);
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={height}
        onChange={(_, value: number | 'auto' | null) => setHeight(value ?? height)}
        aria-label="Height of the panels"
      >
        <ToggleButton value="auto">auto</ToggleButton>
        <ToggleButton value={72}>72 px</ToggleButton>
        <ToggleButton value={160}>160 px</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 380, mt: 1.5 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          initialState={initialState}
          aria-label="Patients and their care notes"
          hideFooter
        />
      </Box>
    </Box>
  );
}
