import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import type { OrdinalTimeTicks } from '@mui/x-charts/models';

const days = Array.from(
  { length: 150 },
  (_, index) => new Date(2025, 2, 10 + index),
);
const liters = days.map((day, index) =>
  day.getDay() === 0
    ? 0
    : Math.round(210 + 90 * Math.sin(index / 14) + 7 * (index % 6)),
);

const ticks: OrdinalTimeTicks = ['years', 'quarterly', 'months', 'weeks'];
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export default function DailyTicks() {
  const [timeTicks, setTimeTicks] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={timeTicks}
            onChange={(event) => setTimeTicks(event.target.checked)}
          />
        }
        label="ordinalTimeTicks"
      />
      {/* #region preview */}
      <BarChart
        height={260}
        xAxis={[
          {
            data: days,
            ordinalTimeTicks: timeTicks ? ticks : undefined,
            valueFormatter: (day: Date) => dateFormat.format(day),
          },
        ]}
        series={[{ label: 'Milk (liters)', data: liters }]}
        hideLegend
        role="img"
        aria-label="Liters of milk per day from March to August 2025"
      />
      {/* #endregion preview */}
    </Box>
  );
}
