import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { toggleButtonClasses } from '@mui/material/ToggleButton';
import { BarChart } from '@mui/x-charts/BarChart';
import { steps, weekdays } from './steps';
import { UnitsToggle } from './UnitsToggle';
import { VerticalGradient, type Units } from './VerticalGradient';

const TopStop = styled('stop')(({ theme }) => ({
  stopColor: (theme.vars ?? theme).palette.secondary.main,
}));

const BottomStop = styled('stop')(({ theme }) => ({
  stopColor: (theme.vars ?? theme).palette.primary.main,
}));

export default function GradientFill() {
  const gradientId = React.useId();
  const [units, setUnits] = React.useState<Units>('objectBoundingBox');

  return (
    <Box sx={{ width: '100%' }}>
      <UnitsToggle
        value={units}
        onChange={setUnits}
        sx={{ [`& .${toggleButtonClasses.root}`]: { textTransform: 'none' } }}
      />
      {/* #region preview */}
      <BarChart
        height={280}
        xAxis={[{ data: weekdays }]}
        series={[{ label: 'Steps', data: steps }]}
        slotProps={{ bar: { fill: `url(#${gradientId})` } }}
        hideLegend
        role="img"
        aria-label="Steps per weekday"
      >
        <VerticalGradient id={gradientId} units={units}>
          <TopStop offset="0%" />
          <BottomStop offset="100%" />
        </VerticalGradient>
      </BarChart>
      {/* #endregion preview */}
    </Box>
  );
}
