import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';

const days = [
  new Date(2026, 3, 13),
  new Date(2026, 3, 14),
  new Date(2026, 3, 15),
  new Date(2026, 3, 16),
  new Date(2026, 3, 17),
  new Date(2026, 3, 18),
  new Date(2026, 3, 19),
];
const punctual = [91, 93, 88, 94, 84, 96, 97];

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' });
const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

// #region preview
function twoLines(day: Date, context: AxisValueFormatterContext) {
  const separator = context.location === 'tick' ? '\n' : ', ';
  return `${weekday.format(day)}${separator}${date.format(day)}`;
}
// #endregion preview

export default function TrainDepartures() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={270}
        margin={{ right: 32 }}
        xAxis={[
          { data: days, scaleType: 'point', valueFormatter: twoLines, height: 44 },
        ]}
        yAxis={[{ min: 80, max: 100, label: 'On time (%)' }]}
        series={[{ label: 'On time', data: punctual }]}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label="Share of punctual trains on seven days in April"
      />
    </Box>
  );
}
