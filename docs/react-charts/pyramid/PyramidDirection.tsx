import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const waters = {
  lake: [2, 9, 38, 170],
  ocean: [14, 21, 26, 11],
};
const names = ['Large fish', 'Small fish', 'Small animals', 'Algae'];
const directions = ['auto', 'increasing', 'decreasing'] as const;

type Water = keyof typeof waters;
type Direction = (typeof directions)[number];

export default function PyramidDirection() {
  const [water, setWater] = React.useState<Water>('ocean');
  const [funnelDirection, setDirection] = React.useState<Direction>('auto');

  return (
    <Box sx={{ width: '100%', maxWidth: 560, mx: 'auto' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="Data"
          value={water}
          onChange={(_, value: Water | null) => value && setWater(value)}
          sx={{ '& > *': { textTransform: 'none' } }}
        >
          <ToggleButton value="lake">Lake</ToggleButton>
          <ToggleButton value="ocean">Ocean</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="funnelDirection"
          value={funnelDirection}
          onChange={(_, value: Direction | null) => value && setDirection(value)}
          sx={{ '& > *': { textTransform: 'none' } }}
        >
          {directions.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {/* #region preview */}
      <FunnelChart
        height={260}
        gap={3}
        hideLegend
        categoryAxis={{
          categories: names,
          size: 95,
          disableLine: true,
          disableTicks: true,
        }}
        series={[
          {
            curve: 'pyramid',
            funnelDirection,
            variant: 'outlined',
            data: waters[water].map((value, index) => ({
              label: names[index] ?? '',
              value,
            })),
          },
        ]}
        role="img"
        aria-label={`Living mass in the ${water} by level of the food chain`}
      />
      {/* #endregion preview */}
    </Box>
  );
}
