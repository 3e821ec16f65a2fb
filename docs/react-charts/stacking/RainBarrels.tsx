import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

// liters in each barrel on the first day of a month
const levels = [
  { month: 'Mar', roof: 180, shed: 95, greenhouse: 40 },
  { month: 'Apr', roof: 320, shed: 150, greenhouse: 85 },
  { month: 'May', roof: 290, shed: 190, greenhouse: 120 },
  { month: 'Jun', roof: 210, shed: 140, greenhouse: 60 },
  { month: 'Jul', roof: 90, shed: 70, greenhouse: 15 },
  { month: 'Aug', roof: 60, shed: 35, greenhouse: 5 },
  { month: 'Sep', roof: 170, shed: 80, greenhouse: 30 },
  { month: 'Oct', roof: 340, shed: 160, greenhouse: 95 },
];

type Measure = 'none' | 'expand';

export default function RainBarrels() {
  const [stackOffset, setStackOffset] = React.useState<Measure>('none');

  // #region preview
  const series = [
    { dataKey: 'roof', label: 'House roof' },
    { dataKey: 'shed', label: 'Shed' },
    { dataKey: 'greenhouse', label: 'Greenhouse' },
  ].map((barrel) => ({
    ...barrel,
    area: true,
    showMark: false,
    stack: 'rain',
    stackOffset,
    valueFormatter: (liters: number | null) => `${liters} l`,
  }));
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Measure"
        value={stackOffset}
        onChange={(_, value: Measure | null) => value && setStackOffset(value)}
      >
        <ToggleButton value="none">Liters</ToggleButton>
        <ToggleButton value="expand">Shares</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        height={300}
        dataset={levels}
        series={series}
        xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
        yAxis={[
          {
            width: 60,
            valueFormatter: (value: number) =>
              stackOffset === 'expand'
                ? `${Math.round(value * 100)}%`
                : `${value} l`,
          },
        ]}
        role="img"
        aria-label="Rainwater in three barrels from March to October, stacked"
      />
    </Box>
  );
}
