import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';

interface Hut {
  id: string;
  hut: string;
  altitude: number;
  phone: string | null;
  winterRoom: boolean;
}

const columns: GridColDef<Hut>[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 140 },
  { field: 'altitude', headerName: 'Altitude (m)', type: 'number', width: 170 },
  { field: 'phone', headerName: 'Phone', width: 110 },
  { field: 'winterRoom', headerName: 'Winter room', type: 'boolean', width: 120 },
];

const rows: Hut[] = [
  { id: 'H1', hut: 'Ibex Ledge', altitude: 2718, phone: null, winterRoom: true },
  {
    id: 'H2',
    hut: 'Mill Meadow',
    altitude: 1290,
    phone: '555 0137',
    winterRoom: false,
  },
  {
    id: 'H3',
    hut: 'Cold Spring',
    altitude: 2460,
    phone: '555 0162',
    winterRoom: true,
  },
  { id: 'H4', hut: 'Raven Gap', altitude: 2835, phone: '', winterRoom: false },
];

const views = {
  'All huts': { items: [] },
  'Above 2,400 m': { items: [{ field: 'altitude', operator: '>', value: 2400 }] },
  'Winter room': { items: [{ field: 'winterRoom', operator: 'is', value: 'true' }] },
  'No phone': { items: [{ field: 'phone', operator: 'isEmpty' }] },
} satisfies Record<string, GridFilterModel>;

export default function HutsByNeed() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>(
    views['Above 2,400 m'],
  );
  const [filterItem] = filterModel.items;

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        role="group"
        aria-label="Filters for huts"
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.entries(views).map(([name, view]) => (
          <Chip
            key={name}
            label={name}
            color={view === filterModel ? 'primary' : 'default'}
            aria-pressed={view === filterModel}
            onClick={() => setFilterModel(view)}
          />
        ))}
      </Stack>
      <Typography variant="body2" role="status" sx={{ my: 1 }}>
        {filterItem
          ? `${filterItem.field} ${filterItem.operator} ${filterItem.value ?? ''}`
          : 'No filter'}
      </Typography>
      <Box sx={{ height: 266 }}>
        {/* #region preview */}
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          aria-label="Huts to choose from"
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
