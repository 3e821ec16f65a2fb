import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';

type Mode = 'axis' | 'series' | 'none';

const triggers = { axis: 'axis', series: 'item', none: 'none' } as const;

export default function HighlightModes() {
  const [mode, setMode] = React.useState<Mode>('series');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlight"
        value={mode}
        onChange={(_, next: Mode | null) => next && setMode(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="axis">Axis</ToggleButton>
        <ToggleButton value="series">Series</ToggleButton>
        <ToggleButton value="none">None</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <RadarChart
        height={320}
        highlight={mode}
        slotProps={{ tooltip: { trigger: triggers[mode] } }}
        radar={{ max: 10, metrics: ['Rain', 'Wind', 'Snow', 'Heat', 'Insects'] }}
        series={[
          { label: 'Dome', data: [8, 6, 5, 6, 9], fillArea: true },
          { label: 'Tunnel', data: [7, 9, 8, 4, 7], fillArea: true },
          { label: 'Tarp', data: [6, 3, 1, 9, 2], fillArea: true, hideMark: true },
        ]}
        direction="ltr"
        role="img"
        aria-label="Protection of three kinds of tents, from 0 to 10"
      />
      {/* #endregion preview */}
    </Box>
  );
}
