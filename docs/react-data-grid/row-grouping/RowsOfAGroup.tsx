import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  getGroupRowIdFromPath,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';

interface Specimen {
  id: string;
  luster: string;
  mineral: string;
  grams: number;
}

const columns: GridColDef<Specimen>[] = [
  { field: 'luster', headerName: 'Luster', width: 120 },
  { field: 'mineral', headerName: 'Mineral', width: 120 },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 130 },
];

const rows: Specimen[] = [
  { id: 'M-01', luster: 'Metallic', mineral: 'Pyrite', grams: 84 },
  { id: 'M-02', luster: 'Metallic', mineral: 'Galena', grams: 156 },
  { id: 'M-03', luster: 'Metallic', mineral: 'Copper', grams: 45 },
  { id: 'M-04', luster: 'Pearly', mineral: 'Talc', grams: 203 },
  { id: 'M-05', luster: 'Pearly', mineral: 'Mica', grams: 31 },
];

const initialState = {
  rowGrouping: { model: ['luster'] },
  columns: { columnVisibilityModel: { luster: false } },
  filter: {
    filterModel: { items: [{ field: 'grams', operator: '>', value: 50 }] },
  },
};

export default function RowsOfAGroup() {
  const apiRef = useGridApiRef();
  const [filtered, setFiltered] = React.useState(true);
  const [message, setMessage] = React.useState(
    'The filter leaves specimens over 50 g.',
  );

  const weigh = (luster: string) => {
    // #region preview
    const ids = apiRef.current?.getRowGroupChildren({
      groupId: getGroupRowIdFromPath([{ field: 'luster', key: luster }]),
      applyFiltering: filtered,
      applySorting: true,
    });
    // #endregion preview
    const specimens = (ids ?? []).map((id) => apiRef.current?.getRow<Specimen>(id));
    const grams = specimens.reduce((sum, row) => sum + (row?.grams ?? 0), 0);
    setMessage(`${specimens.map((row) => row?.mineral).join(', ')}: ${grams} g.`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={() => weigh('Metallic')}>Weigh metallic</Button>
        <Button onClick={() => weigh('Pearly')}>Weigh pearly</Button>
        <FormControlLabel
          control={
            <Switch
              checked={filtered}
              onChange={(_, checked) => setFiltered(checked)}
            />
          }
          label="applyFiltering"
        />
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          aria-label="Specimens over 50 grams by luster"
          hideFooter
        />
      </Box>
      <Typography
        variant="body2"
        color="text.secondary"
        role="status"
        sx={{ mt: 1, minHeight: '2.9em' }}
      >
        {message}
      </Typography>
    </Box>
  );
}
