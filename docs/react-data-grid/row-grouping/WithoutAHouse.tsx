import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Animal {
  id: number;
  name: string;
  species: string;
  house: string | null;
}

const rows: Animal[] = [
  { id: 1, name: 'Kato', species: 'Lar gibbon', house: 'Rainforest' },
  { id: 2, name: 'Ida', species: 'Snowy owl', house: null },
  { id: 3, name: 'Rosa', species: 'Sloth', house: 'Rainforest' },
  { id: 4, name: 'Fynn', species: 'Harbor seal', house: 'Coast' },
  { id: 5, name: 'Otis', species: 'Otter', house: null },
];

// #region preview
const columns: GridColDef<Animal>[] = [
  { field: 'house', headerName: 'House', width: 140 },
  { field: 'name', headerName: 'Animal', width: 110 },
  { field: 'species', headerName: 'Species', width: 130 },
];

const columnsWithFallback = columns.map((column) =>
  column.field === 'house'
    ? {
        ...column,
        groupingValueGetter: (house: string | null) => house ?? 'In transit',
      }
    : column,
);
// #endregion preview

const initialState = { rowGrouping: { model: ['house'] } };

export default function WithoutAHouse() {
  const [fallback, setFallback] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={fallback}
            onChange={(_, checked) => setFallback(checked)}
          />
        }
        label="A group for animals without a house"
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          rows={rows}
          columns={fallback ? columnsWithFallback : columns}
          initialState={initialState}
          aria-label="Animals by house"
          hideFooter
        />
      </Box>
    </Box>
  );
}
