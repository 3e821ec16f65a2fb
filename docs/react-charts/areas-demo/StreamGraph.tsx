import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

// Mondays from 7 April to 27 October 2025
const weeks = Array.from(
  { length: 30 },
  (_, week) => new Date(Date.UTC(2025, 3, 7 + 7 * week)),
);

// mushrooms brought to an advice center per week, in the order of their season
const mushrooms = [
  {
    label: 'Morel',
    color: '#8c6d46',
    data: [
      11, 19, 25, 23, 28, 20, 19, 12, 12, 6, 4, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0,
    ],
  },
  {
    label: 'Oyster',
    color: '#9db4c0',
    data: [
      6, 9, 11, 12, 14, 15, 13, 16, 17, 14, 13, 17, 17, 15, 14, 12, 8, 8, 7, 5, 4, 4,
      4, 3, 3, 2, 2, 2, 2, 2,
    ],
  },
  {
    label: 'Chanterelle',
    color: '#f0b84c',
    data: [
      1, 2, 3, 4, 7, 9, 11, 17, 24, 22, 28, 39, 45, 43, 53, 43, 37, 39, 35, 22, 19,
      17, 13, 9, 7, 4, 2, 2, 1, 0,
    ],
  },
  {
    label: 'Boletus',
    color: '#a65e2e',
    data: [
      0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 5, 11, 12, 21, 34, 43, 43, 56, 45, 52, 44, 60,
      38, 37, 34, 25, 14, 10, 5, 3,
    ],
  },
  {
    label: 'Parasol',
    color: '#d9c5a0',
    data: [
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 7, 12, 17, 18, 26, 32, 26, 23,
      29, 24, 17, 12, 7, 3,
    ],
  },
  {
    label: 'Honey fungus',
    color: '#5f7f5a',
    data: [
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 8, 12, 21, 36,
      47, 46, 51, 34, 21,
    ],
  },
];

const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

// #region preview
const streams = mushrooms.map((mushroom) => ({
  ...mushroom,
  stack: 'mushrooms',
  stackOffset: 'silhouette' as const,
  area: true,
  showMark: false,
  curve: 'catmullRom' as const,
}));

export default function StreamGraph() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={320}
        series={streams}
        xAxis={[
          {
            scaleType: 'utc',
            data: weeks,
            domainLimit: 'strict',
            tickNumber: 6,
            valueFormatter: (date: Date, { location }) =>
              location === 'tick'
                ? month.format(date)
                : `Week of ${day.format(date)}`,
          },
        ]}
        yAxis={[{ position: 'none', domainLimit: 'strict' }]}
        slotProps={{ area: { filter: 'none' } }}
        sx={{ '& .MuiLineChart-line': { display: 'none' } }}
        role="img"
        aria-label="Mushrooms per week from April to October: first morels, then chanterelles and boletus, honey fungus in fall"
      />
    </Box>
  );
}
// #endregion preview
