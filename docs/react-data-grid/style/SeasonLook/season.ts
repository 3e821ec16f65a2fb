import type { GridColDef } from '@mui/x-data-grid';

export interface Play {
  id: number;
  play: string;
  author: string;
  nights: number;
}

export const plays: Play[] = [
  { id: 1, play: 'The Lighthouse Keeper', author: 'N. Adeyemi', nights: 24 },
  { id: 2, play: 'Winter Orchard', author: 'P. Lindqvist', nights: 18 },
  { id: 3, play: 'Nine Chairs', author: 'R. Castellan', nights: 31 },
];

export const columns: GridColDef<Play>[] = [
  { field: 'play', headerName: 'Play', flex: 1, minWidth: 150 },
  { field: 'author', headerName: 'Author', width: 120 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 100 },
];
