import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24].map(
  (hour) => new Date(2026, 2, 21, hour),
);

function clock(date: Date) {
  return date.toLocaleTimeString('en-US', { timeStyle: 'short', hourCycle: 'h23' });
}

function meters(value: number | null) {
  return value === null ? '' : `${value.toFixed(1)} m`;
}

export default function HarborTides() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <LineChart
        height={300}
        xAxis={[
          {
            data: hours,
            scaleType: 'time',
            domainLimit: 'strict',
            valueFormatter: clock,
          },
        ]}
        yAxis={[{ label: 'Water level (m)' }]}
        series={[
          {
            label: 'North Quay',
            data: [3.9, 2.4, 1.1, 0.8, 1.9, 3.4, 4.3, 3.8, 2.3, 1.0, 0.7, 1.7, 3.3],
            valueFormatter: meters,
          },
          {
            label: 'Mill Creek',
            data: [1.6, 2.5, 2.3, 1.5, 0.8, 0.6, 1.3, 2.3, 2.6, 1.9, 1.0, 0.6, 1.0],
            valueFormatter: meters,
          },
        ]}
        grid={{ horizontal: true }}
        role="img"
        aria-label="Water level in two harbors through March 21"
      />
      {/* #endregion preview */}
    </Box>
  );
}
