import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

type Units = 'objectBoundingBox' | 'userSpaceOnUse';

// #region preview
function VerticalGradient({ id, units }: { id: string; units: Units }) {
  const { top, height } = useDrawingArea();
  const { palette } = useTheme();
  // 0 to 1 within each bar, or pixels within the whole chart
  const [y1, y2] = units === 'objectBoundingBox' ? [0, 1] : [top, top + height];

  return (
    <linearGradient id={id} gradientUnits={units} x1={0} x2={0} y1={y1} y2={y2}>
      <stop offset="0%" stopColor={palette.secondary.main} />
      <stop offset="100%" stopColor={palette.primary.main} />
    </linearGradient>
  );
}
// #endregion preview

export default function GradientFill() {
  const gradientId = React.useId();
  const [units, setUnits] = React.useState<Units>('objectBoundingBox');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Gradient units"
        value={units}
        onChange={(_, value: Units | null) => value && setUnits(value)}
        sx={{ '& .MuiToggleButton-root': { textTransform: 'none' } }}
      >
        <ToggleButton value="objectBoundingBox">objectBoundingBox</ToggleButton>
        <ToggleButton value="userSpaceOnUse">userSpaceOnUse</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={280}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
        series={[
          { label: 'Steps', data: [6200, 9100, 4800, 11300, 7600, 13900, 3100] },
        ]}
        slotProps={{ bar: { fill: `url(#${gradientId})` } }}
        hideLegend
        role="img"
        aria-label="Steps per weekday"
      >
        <defs>
          <VerticalGradient id={gradientId} units={units} />
        </defs>
      </BarChart>
    </Box>
  );
}
