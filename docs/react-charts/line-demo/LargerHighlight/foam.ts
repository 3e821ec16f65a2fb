import type { LineSeries } from '@mui/x-charts/LineChart';

export const seconds = [0, 30, 60, 90, 120, 150, 180, 210, 240];

/** Height of the foam on two glasses of beer, in millimeters. */
export const glasses: LineSeries[] = [
  {
    label: 'Tall glass',
    color: '#c77d0a',
    data: [52, 47, 42, 38, 35, 32, 30, 28, 26],
  },
  {
    label: 'Wide glass',
    color: '#2b7a9b',
    data: [50, 41, 33, 26, 21, 17, 14, 11, 9],
  },
].map((glass) => ({ ...glass, showMark: false }));
