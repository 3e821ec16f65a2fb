import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  ContinuousColorLegend,
  PiecewiseColorLegend,
} from '@mui/x-charts/ChartsLegend';
import { ScatterChart, type ScatterChartProps } from '@mui/x-charts/ScatterChart';

// distance to the center (km), rent (€ per m²), floor area (m²)
const apartments = [
  [0.6, 21.5, 38],
  [0.9, 19.8, 54],
  [1.2, 22.1, 31],
  [1.6, 18.9, 72],
  [2.1, 17.4, 66],
  [2.4, 19.2, 45],
  [2.9, 16.1, 83],
  [3.3, 17.8, 52],
  [3.8, 15.2, 94],
  [4.2, 16.6, 60],
  [4.7, 14.1, 71],
  [5.3, 15.5, 48],
  [5.9, 13.2, 102],
  [6.4, 14.4, 64],
  [7.1, 12.3, 88],
  [7.8, 13.6, 57],
  [8.6, 11.4, 96],
  [9.5, 12.2, 75],
  [10.4, 10.3, 118],
  [11.2, 11.1, 81],
].map(([x = 0, y = 0, z = 0], id) => ({ id, x, y, z }));

type Axis = 'x' | 'y' | 'z';

const distance = { label: 'To the center (km)', min: 0, max: 12 };
const rent = { label: 'Rent (€ per m²)', min: 8, max: 24 };

// #region preview
const colored: Record<Axis, Pick<ScatterChartProps, 'xAxis' | 'yAxis' | 'zAxis'>> = {
  // three zones of the city, each with its own color
  x: {
    xAxis: [
      {
        ...distance,
        colorMap: {
          type: 'piecewise',
          thresholds: [3, 7],
          colors: ['#c2185b', '#7e57c2', '#0288d1'],
        },
      },
    ],
  },
  y: {
    yAxis: [
      {
        ...rent,
        colorMap: {
          type: 'piecewise',
          thresholds: [13, 17],
          colors: ['#388e3c', '#f57c00', '#d32f2f'],
        },
      },
    ],
  },
  // a third measure without its own axis
  z: {
    zAxis: [
      {
        colorMap: {
          type: 'continuous',
          min: 30,
          max: 120,
          color: ['#fb8c00', '#5c6bc0'],
        },
      },
    ],
  },
};
// #endregion preview

const legends: Record<Axis, Pick<ScatterChartProps, 'slots' | 'slotProps'>> = {
  x: {
    slots: { legend: PiecewiseColorLegend },
    slotProps: { legend: { axisDirection: 'x' } },
  },
  y: {
    slots: { legend: PiecewiseColorLegend },
    slotProps: { legend: { axisDirection: 'y' } },
  },
  z: {
    slots: { legend: ContinuousColorLegend },
    slotProps: {
      legend: {
        axisDirection: 'z',
        minLabel: '30 m²',
        maxLabel: '120 m²',
        labelPosition: 'extremes',
        sx: { width: 220, whiteSpace: 'nowrap' },
      },
    },
  },
};

export default function ApartmentRents() {
  const [axis, setAxis] = React.useState<Axis>('z');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="What the color shows"
        value={axis}
        onChange={(_, value: Axis | null) => value && setAxis(value)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="x">x: distance</ToggleButton>
        <ToggleButton value="y">y: rent</ToggleButton>
        <ToggleButton value="z">z: area</ToggleButton>
      </ToggleButtonGroup>
      <ScatterChart
        key={axis}
        height={320}
        xAxis={[distance]}
        yAxis={[rent]}
        {...colored[axis]}
        {...legends[axis]}
        series={[
          {
            data: apartments,
            markerSize: 6,
            valueFormatter: (flat) =>
              flat && `${flat.z} m², ${flat.x} km, ${flat.y} € per m²`,
          },
        ]}
        role="img"
        aria-label="Distance to the center and rent of 20 apartments"
      />
    </Box>
  );
}
