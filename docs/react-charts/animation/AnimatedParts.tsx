import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const fences = ['North', 'Mill', 'Pond', 'Gate'];

// Toads carried across the road, by night and fence.
const nights = [
  [64, 31, 118, 42],
  [22, 57, 86, 15],
  [91, 74, 39, 68],
];

const name = 'Toads carried across the road at four fences in one night';

export default function AnimatedParts() {
  const [kind, setKind] = React.useState('bars');
  const [night, setNight] = React.useState(0);
  const [appearance, setAppearance] = React.useState(0);
  const toads = nights[night] ?? [];
  const label = `Night ${night + 1}`;
  const shared = { height: 240, role: 'img', 'aria-label': name };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={kind}
          onChange={(_, value) => value && setKind(value)}
          aria-label="Kind of chart"
        >
          <ToggleButton value="bars">Bars</ToggleButton>
          <ToggleButton value="line">Line</ToggleButton>
          <ToggleButton value="pie">Pie</ToggleButton>
          <ToggleButton value="scatter">Scatter</ToggleButton>
        </ToggleButtonGroup>
        <Button
          variant="outlined"
          size="small"
          onClick={() => setNight((night + 1) % nights.length)}
        >
          Next night
        </Button>
        <Button size="small" onClick={() => setAppearance(appearance + 1)}>
          Show again
        </Button>
      </Box>
      {/* New data: the bars move. A new `key`: the chart appears again. */}
      {/* #region preview */}
      {kind === 'bars' && (
        <BarChart
          key={appearance}
          {...shared}
          xAxis={[{ data: fences }]}
          yAxis={[{ max: 140 }]}
          series={[
            { label, data: toads, barLabel: 'value', barLabelPlacement: 'outside' },
          ]}
        />
      )}
      {/* #endregion preview */}
      {kind === 'line' && (
        <LineChart
          key={appearance}
          {...shared}
          xAxis={[{ scaleType: 'point', data: fences }]}
          yAxis={[{ max: 120 }]}
          series={[{ label, data: toads, area: true, showMark: true }]}
        />
      )}
      {kind === 'pie' && (
        <PieChart
          key={appearance}
          {...shared}
          series={[
            {
              data: toads.map((value, index) => ({
                id: index,
                value,
                label: fences[index],
              })),
              arcLabel: 'value',
            },
          ]}
          // light enough for dark labels in both modes
          colors={['#8fa6f7', '#ffb422', '#fa8a90', '#42c9f5']}
          sx={{ [`& .${pieClasses.arcLabel}`]: { fill: '#1b1b1b' } }}
        />
      )}
      {kind === 'scatter' && (
        <ScatterChart
          key={appearance}
          {...shared}
          xAxis={[{ min: 0, max: 5, tickInterval: [1, 2, 3, 4], label: 'Fence' }]}
          yAxis={[{ min: 0, max: 120 }]}
          series={[
            {
              label,
              markerSize: 7,
              data: toads.map((y, index) => ({ id: index, x: index + 1, y })),
            },
          ]}
        />
      )}
    </Box>
  );
}
