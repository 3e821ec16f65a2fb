import type { GridColDef } from '@mui/x-data-grid';

export interface Tray {
  id: number;
  bread: string;
  loaves: number;
  minutes: number;
}

export const trays: Tray[] = [
  { id: 1, bread: 'Rye with caraway', loaves: 18, minutes: 48 },
  { id: 2, bread: 'Country loaf', loaves: 24, minutes: 40 },
  { id: 3, bread: 'Poppy seed plait', loaves: 12, minutes: 32 },
];

export const columns: GridColDef<Tray>[] = [
  { field: 'bread', headerName: 'Bread', flex: 1, minWidth: 130 },
  { field: 'loaves', headerName: 'Loaves', type: 'number', width: 90 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];
