import type { LineSeries } from '@mui/x-charts/LineChart';

/** Rounds of a quiz night, in the order of the points. */
export const rounds = ['1', '2', '3', '4', '5'];

/** Points that each table has after a round. */
export const tables: LineSeries[] = [
  { id: 'owls', label: 'Owls', data: [7, 15, 21, 30, 38] },
  { id: 'moths', label: 'Moths', data: [9, 14, 24, 29, 35] },
  { id: 'gulls', label: 'Loud Gulls', data: [4, 9, 17, 22, 33] },
];
