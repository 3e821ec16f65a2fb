import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Entry {
  id: number;
  film: string;
  jury: string;
  language: string;
  score: number;
}

// #region preview
const columns: GridColDef<Entry>[] = [
  // Grouped from the start. Users can't change this.
  { field: 'jury', headerName: 'Jury', width: 120, groupable: false },
  { field: 'language', headerName: 'Language', width: 130 },
  // Not useful as a group, because each score occurs once.
  { field: 'score', headerName: 'Score', type: 'number', groupable: false },
  { field: 'film', headerName: 'Film', width: 160 },
];
// #endregion preview

const rows: Entry[] = [
  { id: 1, film: 'Salt Road', jury: 'Feature', language: 'Spanish', score: 8.4 },
  { id: 2, film: 'Tin Whistle', jury: 'Short', language: 'Irish', score: 7.1 },
  { id: 3, film: 'Counterweight', jury: 'Feature', language: 'Polish', score: 7.9 },
  {
    id: 4,
    film: 'Ash Wednesday Market',
    jury: 'Short',
    language: 'Spanish',
    score: 8.8,
  },
  {
    id: 5,
    film: 'Nine Lanterns',
    jury: 'Feature',
    language: 'Japanese',
    score: 9.0,
  },
];

const initialState = { rowGrouping: { model: ['jury'] } };

export default function LockedCriteria() {
  const [disabled, setDisabled] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={disabled}
            onChange={(_, checked) => setDisabled(checked)}
          />
        }
        label="disableRowGrouping"
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          key={String(disabled)}
          rows={rows}
          columns={columns}
          initialState={initialState}
          disableRowGrouping={disabled}
          defaultGroupingExpansionDepth={1}
          aria-label="Films by jury"
          hideFooter
        />
      </Box>
    </Box>
  );
}
