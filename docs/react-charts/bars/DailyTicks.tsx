import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import type { OrdinalTimeTicks } from '@mui/x-charts/models';
import { createVisitors } from '@site/sample-data/timeSeries';

const days = createVisitors(150);

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
        dataset={days}
        xAxis={[
          {
            dataKey: 'date',
            ordinalTimeTicks: timeTicks ? ticks : undefined,
            valueFormatter: (day: Date) => dateFormat.format(day),
          },
        ]}
        series={[{ label: 'Visitors', dataKey: 'visitors' }]}
        hideLegend
        role="img"
        aria-label="Visitors of a botanical garden per day, January to May 2026"
      />
      {/* #endregion preview */}
    </Box>
  );
}
