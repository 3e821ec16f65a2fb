import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Lot {
  id: number;
  lot: string;
  bags: number;
  score: number;
  price: number;
}

const rows: Lot[] = [
  { id: 1, lot: 'Finca Amaya', bags: 42, score: 86.5, price: 9.4 },
  { id: 2, lot: 'Las Nubes', bags: 18, score: 88.25, price: 12.15 },
  { id: 3, lot: 'Río Verde', bags: 65, score: 83, price: 7.8 },
  { id: 4, lot: 'Alto del Sol', bags: 27, score: 87, price: 10.6 },
  { id: 5, lot: 'La Cumbre', bags: 9, score: 90.5, price: 18.9 },
  { id: 6, lot: 'Piedra Blanca', bags: 51, score: 84.75, price: 8.25 },
];

const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const steps = {
  format: 'Format prices',
  edit: 'Edit scores',
  select: 'Select rows',
  toolbar: 'Toolbar',
  compact: 'Compact rows',
};

type Step = keyof typeof steps;

export default function MakeItYours() {
  const [on, setOn] = React.useState<Record<Step, boolean>>({
    format: true,
    edit: false,
    select: false,
    toolbar: false,
    compact: false,
  });

  const columns = React.useMemo<GridColDef<Lot>[]>(
    () => [
      { field: 'lot', headerName: 'Coffee lot', flex: 1, minWidth: 130 },
      { field: 'bags', headerName: 'Bags', type: 'number', width: 90 },
      {
        field: 'score',
        headerName: 'Cup score',
        type: 'number',
        width: 110,
        editable: on.edit,
      },
      {
        field: 'price',
        headerName: 'Price per kg',
        type: 'number',
        width: 130,
        valueFormatter: on.format
          ? (value: number) => price.format(value)
          : undefined,
      },
    ],
    [on.edit, on.format],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormGroup row role="group" aria-label="Steps" sx={{ mb: 1 }}>
        {(Object.keys(steps) as Step[]).map((step) => (
          <FormControlLabel
            key={step}
            label={steps[step]}
            control={
              <Switch
                size="small"
                checked={on[step]}
                onChange={(_, checked) => setOn({ ...on, [step]: checked })}
              />
            }
          />
        ))}
      </FormGroup>
      <Box sx={{ height: 420 }}>
        {/* #region preview */}
        <DataGrid
          rows={rows}
          columns={columns}
          checkboxSelection={on.select}
          showToolbar={on.toolbar}
          density={on.compact ? 'compact' : 'standard'}
          initialState={{
            sorting: { sortModel: [{ field: 'score', sort: 'desc' }] },
          }}
          label="Coffee lots"
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
