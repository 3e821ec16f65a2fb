import type { GridColDef } from '@mui/x-data-grid';

export interface Call {
  id: number;
  actor: string;
  call: string;
  state: 'here' | 'late' | 'ill';
}

export const calls: Call[] = [
  { id: 1, actor: 'Bettina Krall', call: '17:30', state: 'here' },
  { id: 2, actor: 'Omar Haddad', call: '17:45', state: 'late' },
  { id: 3, actor: 'Grace Mbeki', call: '18:00', state: 'here' },
  { id: 4, actor: 'Tove Nilsen', call: '18:00', state: 'ill' },
];

export const columns: GridColDef<Call>[] = [
  { field: 'actor', headerName: 'Actor', flex: 1, minWidth: 120 },
  { field: 'call', headerName: 'Call', width: 80 },
  { field: 'state', headerName: 'State', width: 80 },
];
