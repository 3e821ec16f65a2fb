import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

// #region preview
const levels = [
  { label: 'Perch', value: 12 },
  { label: 'Insects', value: 21 },
  { label: 'Snails', value: 30 },
  { label: 'Water plants', value: 64 },
];

/** Heights that make the area of each level proportional to its value. */
function toHeights(values: number[]) {
  let total = 0;
  return values.map((value) => {
    const start = Math.sqrt(total);
    total += value;
    return Math.sqrt(total) - start;
  });
}
const heights = toHeights(levels.map((level) => level.value));

/** What is drawn: the values, or heights that stand for them. */
const drawn = {
  equal: { scaleType: 'band', data: levels },
  height: { scaleType: 'linear', data: levels },
  area: {
    scaleType: 'linear',
    data: levels.map(({ label }, index) => ({ label, value: heights[index] ?? 0 })),
  },
} as const;
// #endregion preview

type Kind = keyof typeof drawn;

export default function ProportionalLevels() {
  const [kind, setKind] = React.useState<Kind>('area');
  const { scaleType, data } = drawn[kind];

  return (
    <Box sx={{ width: '100%', maxWidth: 560, mx: 'auto' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="What shows the value"
        value={kind}
        onChange={(_, value: Kind | null) => value && setKind(value)}
        sx={{ mb: 1, '& > *': { textTransform: 'none' } }}
      >
        <ToggleButton value="equal">Nothing</ToggleButton>
        <ToggleButton value="height">Height</ToggleButton>
        <ToggleButton value="area">Area</ToggleButton>
      </ToggleButtonGroup>
      <FunnelChart
        height={280}
        hideLegend
        categoryAxis={{
          categories: levels.map((level) => level.label),
          scaleType,
          size: 90,
        }}
        series={[
          {
            curve: 'pyramid',
            funnelDirection: 'increasing',
            variant: 'outlined',
            data,
            valueFormatter: (_item, { dataIndex }) => `${levels[dataIndex]?.value}`,
          },
        ]}
        role="img"
        aria-label="Living mass in a pond by level of the food chain, in kilograms"
      />
    </Box>
  );
}
