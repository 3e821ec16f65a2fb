import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  ContinuousColorLegend,
  PiecewiseColorLegend,
} from '@mui/x-charts/ChartsLegend';
import {
  LineChart,
  lineClasses,
  type LineChartProps,
} from '@mui/x-charts/LineChart';

type Kind = 'piecewise' | 'continuous';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];
const nauticalMiles = [
  4.2, 3.1, 1.4, 0.6, 0.9, 3.8, 8.5, 11.2, 12, 10.6, 7.3, 5.9, 5.1,
];

// #region preview
const yAxes: Record<Kind, LineChartProps['yAxis']> = {
  piecewise: [
    {
      label: 'Visibility (nautical miles)',
      colorMap: {
        type: 'piecewise',
        thresholds: [1, 5],
        colors: ['#d1495b', '#d98e04', '#2e8b76'],
      },
    },
  ],
  continuous: [
    {
      label: 'Visibility (nautical miles)',
      colorMap: {
        type: 'continuous',
        min: 0,
        max: 12,
        color: ['#8c9aa5', '#0088b3'],
      },
    },
  ],
};

const legends = {
  piecewise: {
    slots: { legend: PiecewiseColorLegend },
    slotProps: { legend: { axisDirection: 'y', direction: 'horizontal' } },
  },
  continuous: {
    slots: { legend: ContinuousColorLegend },
    slotProps: {
      legend: { axisDirection: 'y', direction: 'horizontal', sx: { width: 160 } },
    },
  },
} satisfies Record<Kind, Pick<LineChartProps, 'slots' | 'slotProps'>>;
// #endregion preview

export default function LighthouseVisibility() {
  const [kind, setKind] = React.useState<Kind>('piecewise');

  return (
    <Box sx={{ width: '100%', minHeight: 363 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Type of color map"
        value={kind}
        onChange={(_, value: Kind | null) => value && setKind(value)}
      >
        <ToggleButton value="piecewise">piecewise</ToggleButton>
        <ToggleButton value="continuous">continuous</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        height={280}
        xAxis={[
          {
            data: hours,
            max: 24,
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={yAxes[kind]}
        series={[{ label: 'Visibility', data: nauticalMiles, area: true }]}
        {...legends[kind]}
        sx={{ [`& .${lineClasses.area}`]: { fillOpacity: 0.35 } }}
        role="img"
        aria-label="Visibility from a lighthouse over one day of fog, in nautical miles"
      />
    </Box>
  );
}
