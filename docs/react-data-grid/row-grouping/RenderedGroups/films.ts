import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';

export interface Film {
  id: number;
  title: string;
  award: string;
  minutes: number;
}

export const films: Film[] = [
  { id: 1, title: 'Salt Road', award: 'Grand Prize', minutes: 112 },
  { id: 2, title: 'Low Tide', award: 'Special Mention', minutes: 79 },
  { id: 3, title: 'A House for Bees', award: 'Audience Award', minutes: 93 },
  { id: 4, title: 'Static', award: 'Special Mention', minutes: 84 },
];

export const awardColors: Record<string, string> = {
  'Grand Prize': '#c98a00',
  'Audience Award': '#1976d2',
  'Special Mention': '#6d7f8b',
};

export const filmColumns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Film', width: 170 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

export const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['award'] },
  columns: { columnVisibilityModel: { award: false } },
};
