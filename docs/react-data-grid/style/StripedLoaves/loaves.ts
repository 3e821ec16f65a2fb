import type { GridColDef } from '@mui/x-data-grid';

export interface Loaf {
  id: number;
  loaf: string;
  flour: string;
  grams: number;
}

const names = [
  'Tin loaf',
  'Plait',
  'Boule',
  'Ring',
  'Baguette',
  'Flatbread',
  'Knot',
];
const flours = ['Wheat', 'Rye', 'Spelt'];

export const loaves: Loaf[] = names.map((loaf, index) => ({
  id: index + 1,
  loaf,
  flour: flours[index % 3]!,
  grams: 250 + ((index * 150) % 700),
}));

export const columns: GridColDef<Loaf>[] = [
  { field: 'loaf', headerName: 'Loaf', flex: 1, minWidth: 100 },
  { field: 'flour', headerName: 'Flour', width: 90 },
  { field: 'grams', headerName: 'Weight (g)', type: 'number', width: 110 },
];

export const initialState = { pagination: { paginationModel: { pageSize: 5 } } };

export const pageSizeOptions = [5];
