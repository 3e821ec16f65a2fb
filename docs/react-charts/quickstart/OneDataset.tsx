import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

// #region preview
const readings = [
  { time: new Date(2025, 4, 3, 8), inside: 19.2, outside: 11.4 },
  { time: new Date(2025, 4, 3, 10), inside: 20.1, outside: 14.0 },
  { time: new Date(2025, 4, 3, 12), inside: 21.6, outside: 17.3 },
  { time: new Date(2025, 4, 3, 14), inside: 22.8, outside: 19.1 },
  { time: new Date(2025, 4, 3, 16), inside: 22.9, outside: 18.2 },
  { time: new Date(2025, 4, 3, 18), inside: 21.7, outside: 15.5 },
];

function degrees(value: number | null) {
  return value === null ? 'no reading' : `${value.toFixed(1)} °C`;
}
// #endregion preview

export default function OneDataset() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={280}
        dataset={readings}
        xAxis={[{ dataKey: 'time', scaleType: 'time' }]}
        yAxis={[{ valueFormatter: (value: number) => `${value} °C`, width: 56 }]}
        series={[
          { dataKey: 'inside', label: 'Inside', valueFormatter: degrees },
          { dataKey: 'outside', label: 'Outside', valueFormatter: degrees },
        ]}
        role="img"
        aria-label="Temperature inside and outside of a greenhouse"
      />
    </Box>
  );
}
