import * as React from 'react';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';
import { chartName, hours, series } from './nights';

// #region preview
const slowReveal = [
  '[&_.MuiLineChart-linePlot_.MuiAppearingMask-animate]:[animation-duration:1.8s]',
  '[&_.MuiLineChart-linePlot_.MuiAppearingMask-animate]:[animation-timing-function:linear]',
  // The marks wait for the line.
  '[&_.MuiLineChart-markPlot_.MuiLineChart-markAnimate]:[animation:show-mark_400ms_1.6s_backwards]',
].join(' ');
// #endregion preview

export default function LineReveal() {
  const [appearance, setAppearance] = React.useState(0);

  return (
    <div className="w-full">
      <style>{'@keyframes show-mark { from { opacity: 0 } }'}</style>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setAppearance(appearance + 1)}
      >
        Show again
      </Button>
      <LineChart
        key={appearance}
        className={slowReveal}
        height={240}
        xAxis={[{ scaleType: 'point', data: hours }]}
        series={series}
        role="img"
        aria-label={chartName}
      />
    </div>
  );
}
