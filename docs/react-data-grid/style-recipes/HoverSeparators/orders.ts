import type { GridColDef } from '@mui/x-data-grid';

export const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'pots', headerName: 'Pots', type: 'number', width: 90 },
  { field: 'ready', headerName: 'Ready', width: 110 },
];

export const orders = [
  { id: 1, plant: 'Lavender', pots: 120, ready: 'Week 18' },
  { id: 2, plant: 'Boxwood', pots: 45, ready: 'Week 20' },
  { id: 3, plant: 'Fuchsia', pots: 60, ready: 'Week 21' },
];
