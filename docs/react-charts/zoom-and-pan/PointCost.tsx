import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { noise } from '@site/sample-data/random';
import { ChartsContainerPro } from '@mui/x-charts-pro/ChartsContainerPro';
import { BarPlot } from '@mui/x-charts-pro/BarChart';
import { ChartsClipPath } from '@mui/x-charts-pro/ChartsClipPath';
import { ChartsXAxis } from '@mui/x-charts-pro/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts-pro/ChartsYAxis';
import { LinePlot } from '@mui/x-charts-pro/LineChart';
import { ScatterPlot } from '@mui/x-charts-pro/ScatterChart';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';

const STEPS = 20;
const nextFrame = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(resolve);
  });

// React has rendered by then; reading the rectangle forces a layout.
const nextTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

export default function PointCost() {
  const [kind, setKind] = React.useState<'line' | 'scatter' | 'bar'>('line');
  const [count, setCount] = React.useState(1000);
  const [result, setResult] = React.useState('');
  const [running, setRunning] = React.useState(false);
  const box = React.useRef<HTMLDivElement>(null);
  const apiRef = useChartProApiRef<'composition'>();

  const points = React.useMemo(
    () =>
      Array.from({ length: count }, (_, index) => ({
        id: index,
        x: index,
        y: 50 + 40 * Math.sin(index / 40) + noise(index) * 11,
      })),
    [count],
  );

  // #region preview
  const measure = async () => {
    setRunning(true);
    await nextFrame();
    const times: number[] = [];
    for (let step = 1; step <= STEPS; step += 1) {
      const begun = performance.now();
      apiRef.current?.setZoomData([{ axisId: 'x', start: step, end: 60 + step }]);
      await nextTask();
      box.current?.getBoundingClientRect();
      times.push(performance.now() - begun);
      await nextFrame();
    }
    const middle = times.sort((a, b) => a - b)[STEPS / 2] ?? 0;
    const elements = box.current?.querySelectorAll('svg *').length ?? 0;
    setResult(`${middle.toFixed(1)} ms per step, ${elements} SVG elements`);
    setRunning(false);
  };
  // #endregion preview

  const choose = (change: () => void) => {
    change();
    setResult('');
  };

  return (
    <Box sx={{ width: '100%' }} ref={box}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1, mb: 1 }}>
        <TextField
          select
          size="small"
          label="Series"
          value={kind}
          onChange={(event) =>
            choose(() => setKind(event.target.value as typeof kind))
          }
        >
          <MenuItem value="line">Line</MenuItem>
          <MenuItem value="scatter">Scatter</MenuItem>
          <MenuItem value="bar">Bars</MenuItem>
        </TextField>
        <TextField
          select
          size="small"
          label="Points"
          value={count}
          onChange={(event) => choose(() => setCount(Number(event.target.value)))}
        >
          {[500, 1000, 2000, 5000].map((value) => (
            <MenuItem key={value} value={value}>
              {value.toLocaleString('en-US')}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="outlined"
          onClick={measure}
          disabled={running}
          sx={{ width: { xs: '100%', sm: 'auto' } }}
        >
          Pan {STEPS} steps
        </Button>
      </Box>
      <ChartsContainerPro
        key={`${kind}-${count}`}
        apiRef={apiRef}
        height={220}
        initialZoom={[{ axisId: 'x', start: 0, end: 60 }]}
        xAxis={[
          {
            id: 'x',
            data: points.map(({ x }) => x),
            scaleType: kind === 'bar' ? 'band' : 'linear',
            tickSpacing: 50,
            zoom: true,
          },
        ]}
        series={[
          kind === 'scatter'
            ? { type: 'scatter', data: points, markerSize: 2 }
            : { type: kind, data: points.map(({ y }) => y) },
        ]}
        zoomInteractionConfig={{ zoom: ['pinch'], pan: ['drag'] }}
        skipAnimation
        role="img"
        aria-label={`${count} points to measure`}
      >
        <ChartsClipPath id="point-cost" />
        <g clipPath="url(#point-cost)">
          {kind === 'line' && <LinePlot />}
          {kind === 'scatter' && <ScatterPlot />}
          {kind === 'bar' && <BarPlot />}
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsContainerPro>
      <Typography variant="body2" role="status" sx={{ minHeight: 24 }}>
        {result}
      </Typography>
    </Box>
  );
}
