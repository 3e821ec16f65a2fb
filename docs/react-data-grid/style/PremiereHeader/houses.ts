import type { GridColDef } from '@mui/x-data-grid';

export interface House {
  id: number;
  house: string;
  seats: number;
  standing: number;
  since: string;
}

export const houses: House[] = [
  { id: 1, house: 'River Stage', seats: 420, standing: 40, since: '1911' },
  { id: 2, house: 'The Lantern', seats: 96, standing: 0, since: '1987' },
  { id: 3, house: 'Old Granary', seats: 180, standing: 25, since: '2004' },
];

export const houseColumns: GridColDef<House>[] = [
  { field: 'house', headerName: 'House', flex: 1, minWidth: 120 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
  { field: 'standing', headerName: 'Standing', type: 'number', width: 110 },
  { field: 'since', headerName: 'Since', width: 90 },
];
