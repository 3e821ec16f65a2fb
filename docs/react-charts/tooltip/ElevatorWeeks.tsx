import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function ElevatorWeeks() {
  const [showTitle, setShowTitle] = React.useState(true);
  const [readBoth, setReadBoth] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={showTitle}
            onChange={(event) => setShowTitle(event.target.checked)}
          />
        }
        label="Axis values as titles"
      />
      <FormControlLabel
        control={
          <Switch
            checked={readBoth}
            onChange={(event) => setReadBoth(event.target.checked)}
          />
        }
        label="Read both axes"
      />
      {/* #region preview */}
      <LineChart
        height={300}
        xAxis={[
          {
            id: 'this-week',
            data: weekdays.map((day) => `${day}, week 11`),
            valueFormatter: (day: string, { location }) =>
              location === 'tick' ? day.slice(0, 3) : day,
            scaleType: 'point',
            hideTooltip: !showTitle,
          },
          {
            id: 'last-week',
            data: weekdays.map((day) => `${day}, week 10`),
            scaleType: 'point',
            hideTooltip: !showTitle,
            ignoreTooltip: !readBoth,
          },
        ]}
        series={[
          {
            label: 'Trips, week 11',
            data: [812, 845, 790, 861, 640],
            xAxisId: 'this-week',
          },
          {
            label: 'Trips, week 10',
            data: [798, 803, 821, 835, 688],
            xAxisId: 'last-week',
          },
        ]}
        role="img"
        aria-label="Trips of an elevator per weekday in two weeks"
      />
      {/* #endregion preview */}
    </Box>
  );
}
