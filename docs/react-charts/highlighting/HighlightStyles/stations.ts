import type { LineSeries } from '@mui/x-charts/LineChart';

export const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];

/** Share of listeners of four local stations in percent. */
export const stations: LineSeries[] = [
  { id: 'harbor', label: 'Radio Harbor', data: [22, 24, 23, 27, 29, 31] },
  { id: 'north', label: 'North FM', data: [31, 30, 28, 27, 25, 24] },
  { id: 'campus', label: 'Campus', data: [8, 9, 11, 6, 10, 13] },
  { id: 'classic', label: 'Classic 94', data: [15, 14, 15, 16, 14, 15] },
].map((station) => ({
  ...station,
  highlightScope: { highlight: 'series', fade: 'global' },
}));
