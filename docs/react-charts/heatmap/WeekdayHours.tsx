import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const hours = ['10', '12', '14', '16', '18', '20'];

/** One row per hour, one number per day. */
const percentFull = [
  [12, 15, 11, 16, 18, 54, 61],
  [21, 24, 26, 22, 30, 72, 83],
  [18, 16, 20, 19, 27, 88, 91],
  [34, 38, 41, 36, 45, 76, 79],
  [82, 91, 86, 94, 58, 49, 52],
  [67, 73, 70, 78, 39, 27, 31],
];

// #region preview
const data = percentFull.flatMap((row, yIndex) =>
  row.map((value, xIndex) => [xIndex, yIndex, value] as const),
);
// #endregion preview

export default function WeekdayHours() {
  return (
    <Box
      role="group"
      aria-label="Occupancy of a climbing gym by weekday and hour"
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={300}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours, valueFormatter: (hour: string) => `${hour}:00` }]}
        series={[
          {
            data,
            label: 'Occupancy',
            valueFormatter: ([, , value]) => `${value}%`,
          },
        ]}
      />
    </Box>
  );
}
