import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = [1, 5, 9, 13, 17, 21, 25, 29, 33, 37, 41, 45, 49];

export default function ReservoirLine() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <LineChart
        height={260}
        xAxis={[{ data: weeks, label: 'Week', min: 1, max: 52 }]}
        yAxis={[
          { min: 0, max: 100, valueFormatter: (value: number) => `${value}%` },
        ]}
        series={[
          {
            label: 'Fill level 2024',
            data: [71, 74, 80, 88, 91, 86, 74, 63, 52, 49, 55, 61, 68],
            showMark: false,
          },
          {
            label: 'Fill level 2025',
            data: [70, 69, 72, 77, null, null, 60, 48, 37, 35, 44, 53, 62],
            showMark: false,
          },
        ]}
        grid={{ horizontal: true }}
        role="img"
        aria-label="Fill level of a reservoir by week, 2024 and 2025"
      />
      {/* #endregion preview */}
    </Box>
  );
}
