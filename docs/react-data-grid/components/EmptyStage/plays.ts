import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';

export interface Play {
  id: number;
  play: string;
  author: string;
  acts: number;
}

export const plays: Play[] = [
  { id: 1, play: 'The Glass Ferry', author: 'I. Maurin', acts: 3 },
  { id: 2, play: 'Salt and Thunder', author: 'T. Okafor', acts: 5 },
  { id: 3, play: 'A Room in May', author: 'L. Brandt', acts: 1 },
];

export const columns: GridColDef<Play>[] = [
  { field: 'play', headerName: 'Play', flex: 1, minWidth: 130 },
  { field: 'author', headerName: 'Author', width: 120 },
  { field: 'acts', headerName: 'Acts', type: 'number', width: 110 },
];

export const noPlays: Play[] = [];

export const everything: GridFilterModel = { items: [] };

/** Matches nothing, because no play has so many acts. */
export const nothing: GridFilterModel = {
  items: [{ field: 'acts', operator: '>', value: 9 }],
};

export const situations = {
  rows: 'Rows',
  empty: 'No rows',
  filtered: 'No results',
  loading: 'Loading',
};

export type Situation = keyof typeof situations;
