import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';

const stops = ['Depot', 'Market', 'School', 'Clinic', 'Bridge', 'Station'];
const minutesLate = [0.4, 1.8, 4.6, 3.9, 6.2, 2.7];

// #region preview
/** The range that counts as punctual, across the whole plot. */
function PunctualBand() {
  const theme = useTheme();
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const [top, bottom] = [yScale(3), yScale(0)];
  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={bottom - top}
      fill={(theme.vars ?? theme).palette.success.main}
      fillOpacity={0.18}
    />
  );
}

/** Marks the stop with the greatest delay. */
function WorstStop() {
  const theme = useTheme();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const worst = Math.max(...minutesLate);
  const stop = stops[minutesLate.indexOf(worst)] ?? '';
  const x = (xScale(stop) ?? 0) + xScale.bandwidth() / 2;
  return (
    <text
      x={x}
      y={yScale(worst) - 8}
      textAnchor="middle"
      fontSize={13}
      fill={(theme.vars ?? theme).palette.text.primary}
    >
      roadworks
    </text>
  );
}
// #endregion preview

export default function BusLayers() {
  const [gridOnTop, setGridOnTop] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={gridOnTop}
            onChange={(event) => setGridOnTop(event.target.checked)}
          />
        }
        label="Grid after the bars"
      />
      <ChartsContainer
        height={270}
        xAxis={[{ id: 'stop', scaleType: 'band', data: stops }]}
        yAxis={[{ id: 'late', label: 'Minutes late', min: 0, max: 8 }]}
        series={[{ type: 'bar', data: minutesLate }]}
        role="img"
        aria-label="Mean delay of a bus route at six stops; up to three minutes is punctual"
      >
        <PunctualBand />
        {!gridOnTop && <ChartsGrid horizontal />}
        <BarPlot />
        {gridOnTop && <ChartsGrid horizontal />}
        <WorstStop />
        <ChartsXAxis axisId="stop" />
        <ChartsYAxis axisId="late" />
      </ChartsContainer>
    </Box>
  );
}
