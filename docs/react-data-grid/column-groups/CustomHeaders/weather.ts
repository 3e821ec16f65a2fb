import type { GridColDef } from '@mui/x-data-grid';

export const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'min', headerName: 'Min', type: 'number', width: 90 },
  { field: 'max', headerName: 'Max', type: 'number', width: 90 },
  { field: 'wind', headerName: 'Speed', type: 'number', width: 90 },
  { field: 'gust', headerName: 'Gust', type: 'number', width: 90 },
];

export const rows = [
  { id: 1, station: 'Fell Head', min: -2.1, max: 6.4, wind: 38, gust: 74 },
  { id: 2, station: 'Harbor Wall', min: 5.3, max: 11.8, wind: 22, gust: 51 },
  { id: 3, station: 'Mill Lane', min: 3.9, max: 13.2, wind: 11, gust: 29 },
];
