import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';
import { chartName, hours, series } from './nights';

// #region preview
const slowReveal = {
  '& .MuiLineChart-linePlot .MuiAppearingMask-animate': {
    animationDuration: '1.8s',
    animationTimingFunction: 'linear',
  },
  // The marks wait for the line.
  '& .MuiLineChart-markPlot .MuiLineChart-markAnimate': {
    animation: 'show-mark 400ms 1.6s backwards',
  },
  '@keyframes show-mark': { from: { opacity: 0 } },
};
// #endregion preview

export default function LineReveal() {
  const [appearance, setAppearance] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setAppearance(appearance + 1)}
      >
        Show again
      </Button>
      <LineChart
        key={appearance}
        sx={slowReveal}
        height={240}
        xAxis={[{ scaleType: 'point', data: hours }]}
        series={series}
        role="img"
        aria-label={chartName}
      />
    </Box>
  );
}
