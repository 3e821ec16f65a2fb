import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = Array.from(
  { length: 20 },
  (_, week) => new Date(2025, 10, 3 + 7 * week),
);
const depths = [
  0, 4, 12, 9, 27, 41, 38, 55, 72, 94, 88, 103, 118, 109, 96, 81, 58, 34, 15, 3,
];

/** The slope opens at 40 cm. */
const opening = 40;

const colorMaps = {
  piecewise: {
    type: 'piecewise' as const,
    thresholds: [opening],
    colors: ['#8d6e63', '#1e88e5'],
  },
  continuous: {
    type: 'continuous' as const,
    min: 0,
    max: 120,
    color: ['#8d6e63', '#1e88e5'] as const,
  },
};
type ColorMap = keyof typeof colorMaps;

function day(date: Date) {
  return date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
}

export default function SnowDepth() {
  const [type, setType] = React.useState<ColorMap>('piecewise');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Type of the color map"
        value={type}
        onChange={(_event, next: ColorMap | null) => next && setType(next)}
        sx={{ '& button': { textTransform: 'none' } }}
      >
        <ToggleButton value="piecewise">piecewise</ToggleButton>
        <ToggleButton value="continuous">continuous</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        height={280}
        xAxis={[
          {
            data: weeks,
            scaleType: 'time',
            domainLimit: 'strict',
            tickNumber: 5,
            valueFormatter: day,
          },
        ]}
        yAxis={[{ label: 'Snow (cm)', colorMap: colorMaps[type] }]}
        series={[
          {
            label: 'Snow',
            data: depths,
            area: true,
            showMark: false,
            valueFormatter: (value) => `${value} cm`,
          },
        ]}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label="Snow depth on a slope through a winter, in another color above 40 cm"
      >
        <ChartsReferenceLine
          y={opening}
          label="Slope opens"
          labelAlign="start"
          labelStyle={{ fontSize: 12, direction: 'ltr' }}
          lineStyle={{ strokeDasharray: '4 4' }}
        />
      </LineChart>
      {/* #endregion preview */}
    </Box>
  );
}
