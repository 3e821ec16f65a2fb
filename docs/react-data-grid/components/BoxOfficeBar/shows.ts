import type { GridColDef } from '@mui/x-data-grid';

export interface Show {
  id: number;
  show: string;
  stage: string;
  free: number;
}

export const shows: Show[] = [
  { id: 1, show: 'The Glass Ferry', stage: 'Main house', free: 64 },
  { id: 2, show: 'Two Umbrellas', stage: 'Studio', free: 9 },
  { id: 3, show: 'Salt and Thunder', stage: 'Main house', free: 131 },
  { id: 4, show: 'A Room in May', stage: 'Attic', free: 0 },
];

export const columns: GridColDef<Show>[] = [
  { field: 'show', headerName: 'Show', flex: 1, minWidth: 130 },
  { field: 'stage', headerName: 'Stage', width: 120 },
  { field: 'free', headerName: 'Free seats', type: 'number', width: 130 },
];
