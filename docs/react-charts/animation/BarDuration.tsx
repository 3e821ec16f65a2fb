import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';

const weeks = [
  [12, 48, 7, 26],
  [96, 131, 58, 74],
  [143, 52, 110, 31],
];

// #region preview
const slowBars = {
  '@media (prefers-reduced-motion: no-preference)': {
    '& .MuiBar-series .MuiBar-element': {
      transition: 'y 900ms ease-in-out, height 900ms ease-in-out',
    },
    // The newts follow the toads.
    '& .MuiBar-series + .MuiBar-series .MuiBar-element': {
      transitionDelay: '300ms',
    },
  },
};
// #endregion preview

export default function BarDuration() {
  const [week, setWeek] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setWeek((week + 1) % weeks.length)}
      >
        Next week
      </Button>
      <BarChart
        skipAnimation
        sx={slowBars}
        height={240}
        xAxis={[{ data: ['North fence', 'Mill fence'] }]}
        yAxis={[{ max: 150 }]}
        series={[
          { label: 'Toads', data: weeks[week]?.slice(0, 2), color: '#8a6d3b' },
          { label: 'Newts', data: weeks[week]?.slice(2), color: '#2f8f83' },
        ]}
        role="img"
        aria-label="Toads and newts at two fences in one week"
      />
    </Box>
  );
}
