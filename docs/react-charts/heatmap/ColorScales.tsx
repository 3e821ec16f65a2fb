import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  PiecewiseColorLegend,
  type PiecewiseLabelFormatterParams,
} from '@mui/x-charts/ChartsLegend';
import { Heatmap, type HeatmapProps } from '@mui/x-charts-pro/Heatmap';

const halls = ['Cave', 'Slab', 'Tower', 'Comp wall'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

/** Visits compared with last year in percent, one row per hall. */
const change = [
  [-18, -9, 2, 7, 14, 21],
  [4, 1, -3, -6, -11, -24],
  [9, 12, 16, 27, 33, 38],
  [-31, -27, -14, -5, 0, 6],
];
const data = change.flatMap((row, yIndex) =>
  row.map((value, xIndex) => [xIndex, yIndex, value] as const),
);

type ColorMap = NonNullable<HeatmapProps['zAxis']>[number]['colorMap'];

// #region preview
const colorMaps = {
  'Two colors': {
    type: 'continuous',
    min: -40,
    max: 40,
    color: ['#fde8d7', '#a63603'],
  },
  Diverging: {
    type: 'continuous',
    min: -40,
    max: 40,
    // 0 is the minimum, 0.5 the middle, 1 the maximum.
    color: (t: number) =>
      `hsl(${t < 0.5 ? 24 : 212} 75% ${90 - 100 * Math.abs(t - 0.5)}%)`,
  },
  Piecewise: {
    type: 'piecewise',
    thresholds: [-10, 0, 10],
    colors: ['#b3541e', '#f0bd8f', '#a9c8e8', '#2166ac'],
  },
} satisfies Record<string, ColorMap>;
// #endregion preview

/** The invisible mark keeps the sign before the number on right-to-left pages. */
function formatPercent(value: number) {
  return `\u200e${value > 0 ? '+' : ''}${value}%`;
}

function formatStep({ min, max }: PiecewiseLabelFormatterParams) {
  return min === null
    ? `\u200e<\u00a0${formatPercent(Number(max))}`
    : `\u200e≥\u00a0${formatPercent(Number(min))}`;
}

type Scale = keyof typeof colorMaps;

export default function ColorScales() {
  const [scale, setScale] = React.useState<Scale>('Diverging');
  const colorMap = colorMaps[scale];

  return (
    <Box
      role="group"
      aria-label="Change of visits to four halls from January to June"
      sx={{ width: '100%' }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color scale"
        value={scale}
        onChange={(_, next: Scale | null) => next && setScale(next)}
        sx={{ mb: 1 }}
      >
        {Object.keys(colorMaps).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Heatmap
        height={240}
        xAxis={[{ data: months }]}
        yAxis={[{ data: halls, width: 80 }]}
        zAxis={[{ colorMap }]}
        series={[
          {
            data,
            label: 'Change',
            valueFormatter: ([, , value]) => formatPercent(value),
          },
        ]}
        hideLegend={false}
        slotProps={{
          legend:
            colorMap.type === 'piecewise'
              ? { labelFormatter: formatStep }
              : { minLabel: formatPercent(-40), maxLabel: formatPercent(40) },
        }}
        slots={colorMap.type === 'piecewise' ? { legend: PiecewiseColorLegend } : {}}
      />
    </Box>
  );
}
