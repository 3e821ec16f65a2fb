import type { LineSeries } from '@mui/x-charts/LineChart';

/** Rounds of a quiz night, in the order of the points. */
export const rounds = ['Round 1', 'Round 2', 'Round 3', 'Round 4', 'Round 5'];

/** Points that each table has after a round. */
export const tables: LineSeries[] = [
  { id: 'owls', label: 'Night Owls', data: [7, 15, 21, 30, 38] },
  { id: 'moths', label: 'Book Moths', data: [9, 14, 24, 29, 35] },
  { id: 'gulls', label: 'Loud Gulls', data: [4, 9, 17, 22, 33] },
];
