import type { GridColDef } from '@mui/x-data-grid';

export interface Cupping {
  id: number;
  lot: string;
  aroma: number | null;
  body: number | null;
  aftertaste: number | null;
}

export const cuppings: Cupping[] = [
  { id: 1, lot: 'Kirinyaga AA', aroma: 8.5, body: 7.75, aftertaste: 8.25 },
  { id: 2, lot: 'Huila 14', aroma: 7.5, body: 8, aftertaste: null },
  { id: 3, lot: 'Sidama natural', aroma: 9, body: 6.5, aftertaste: 8.75 },
  { id: 4, lot: 'Decaf blend', aroma: 6.25, body: null, aftertaste: 6 },
];

export const columns: GridColDef<Cupping>[] = [
  { field: 'lot', headerName: 'Lot', flex: 1, minWidth: 120 },
  { field: 'aroma', headerName: 'Aroma', type: 'number', width: 90 },
  { field: 'body', headerName: 'Body', type: 'number', width: 110 },
  { field: 'aftertaste', headerName: 'Aftertaste', type: 'number', width: 110 },
];
