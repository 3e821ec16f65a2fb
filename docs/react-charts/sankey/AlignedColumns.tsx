import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const aligns = ['justify', 'left', 'right', 'center'] as const;

export default function AlignedColumns() {
  const [align, setAlign] = React.useState<(typeof aligns)[number]>('justify');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="align"
        value={align}
        onChange={(_event, value) => value && setAlign(value)}
        sx={{ mb: 2 }}
      >
        {aligns.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <SankeyChart
        height={260}
        direction="ltr"
        series={{
          data: {
            links: [
              { source: 'Bins', target: 'Hall', value: 77 },
              { source: 'Hall', target: 'Shop', value: 46 },
              { source: 'Hall', target: 'Rags', value: 31 },
              { source: 'Counter', target: 'Shop', value: 38 },
              { source: 'Shop', target: 'Sold', value: 60 },
              { source: 'Shop', target: 'Left', value: 24 },
            ],
          },
          nodeOptions: { align },
        }}
        role="img"
        aria-label="Way of donated clothes in four steps, from the bins over the hall to the sale"
      />
      {/* #endregion preview */}
    </Box>
  );
}
