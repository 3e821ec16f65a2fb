import type { GridColDef } from '@mui/x-data-grid';

export interface Concert {
  id: number;
  day: string;
  time: string;
  concert: string;
}

export const concerts: Concert[] = [
  { id: 1, day: 'Friday', time: '11:00', concert: 'Open rehearsal' },
  { id: 2, day: 'Friday', time: '20:00', concert: 'Opening night' },
  { id: 3, day: 'Saturday', time: '11:00', concert: 'Wind octet' },
  { id: 4, day: 'Saturday', time: '16:00', concert: 'Family concert' },
  { id: 5, day: 'Sunday', time: '20:00', concert: 'Choir and organ' },
];

export const columns: GridColDef<Concert>[] = [
  { field: 'day', headerName: 'Day', width: 100 },
  { field: 'time', headerName: 'Time', width: 100 },
  { field: 'concert', headerName: 'Concert', flex: 1, minWidth: 130 },
];
