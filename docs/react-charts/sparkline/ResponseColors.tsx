import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  SparkLineChart,
  type SparkLineChartProps,
} from '@mui/x-charts/SparkLineChart';

const milliseconds = [120, 134, 118, 162, 240, 310, 285, 190, 142, 128, 121, 133];

// #region preview
const colorings = {
  'one color': { color: '#8e6bbf' },
  'by mode': {
    color: (mode: 'light' | 'dark') => (mode === 'dark' ? '#80cbc4' : '#00695c'),
  },
  'by value': {
    yAxis: {
      colorMap: {
        type: 'piecewise',
        thresholds: [200],
        colors: ['#2e7d32', '#d84315'],
      },
    },
  },
} satisfies Record<string, Partial<SparkLineChartProps>>;
// #endregion preview

const names = ['one color', 'by mode', 'by value'] as const;

export default function ResponseColors() {
  const [name, setName] = React.useState<(typeof names)[number]>('by value');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={name}
        onChange={(_event, value) => setName(value ?? name)}
        aria-label="Coloring"
      >
        {names.map((option) => (
          <ToggleButton key={option} value={option}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SparkLineChart
        height={100}
        data={milliseconds}
        {...colorings[name]}
        role="img"
        aria-label="Response time of a server, above 200 ms for three of twelve minutes"
      />
    </Box>
  );
}
