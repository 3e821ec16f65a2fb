import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChartPremium } from '@mui/x-charts-premium/BarChartPremium';
import type { RangeBarValueType } from '@mui/x-charts-premium/models';

const instruments = ['Double bass', 'Cello', 'Viola', 'Violin', 'Tuba', 'Trumpet'];
const pitches: RangeBarValueType[] = [
  [41, 247],
  [65, 988],
  [131, 1319],
  [196, 3136],
  [37, 349],
  [165, 1175],
];

/** How often the frequency doubles between the lowest and the highest note. */
function octaves([lowest, highest]: RangeBarValueType) {
  return Math.log2(highest / lowest);
}

export default function ColorScale() {
  const [by, setBy] = React.useState('family');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Color by"
        value={by}
        onChange={(_, value: string | null) => value && setBy(value)}
      >
        <ToggleButton value="family">Family</ToggleButton>
        <ToggleButton value="span">Octaves</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <BarChartPremium
        height={280}
        layout="horizontal"
        xAxis={[{ scaleType: 'log', label: 'Hz', min: 30, max: 4000 }]}
        yAxis={[
          {
            data: instruments,
            width: 88,
            // the color of a category
            colorMap:
              by === 'family'
                ? {
                    type: 'ordinal',
                    values: ['Tuba', 'Trumpet'],
                    colors: ['#ef6c00', '#ef6c00'],
                    unknownColor: '#5c6bc0',
                  }
                : undefined,
          },
        ]}
        series={[
          {
            type: 'rangeBar',
            label: 'Range',
            data: pitches,
            valueFormatter: (range) => range && `${range[0]} to ${range[1]} Hz`,
            // the color of a range
            colorGetter: ({ value }) =>
              value && octaves(value) > 3.5 ? '#00897b' : '#90a4ae',
          },
        ]}
        borderRadius={4}
        hideLegend
        role="img"
        aria-label="Lowest and highest note of six instruments in hertz"
      />
      {/* #endregion preview */}
    </Box>
  );
}
