import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { createSeries } from '@site/sample-data/series';
import { LineChart } from '@mui/x-charts/LineChart';

/** Pressure at a weather station every 10 minutes for two weeks: 2,016 values. */
const count = 2016;
const updates = 5;
const times = Array.from(
  { length: count + updates },
  (_, index) => new Date(2026, 1, 2, 0, 10 * index),
);
const pressure = createSeries(
  times,
  { level: 1013, season: 9, noise: 0.6, places: 1 },
  41,
);
const xAxis = [
  {
    data: times.slice(0, count),
    scaleType: 'time',
    domainLimit: 'strict',
    tickInterval: [2, 5, 8, 11, 14].map((day) => new Date(2026, 1, day)),
    valueFormatter: (date: Date) =>
      date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' }),
  } as const,
];
const yAxis = [{ label: 'Pressure (hPa)', width: 64 }];

function nextFrame() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

export default function ManyPoints() {
  const [showMark, setShowMark] = React.useState(false);
  const [shift, setShift] = React.useState(0);
  const [result, setResult] = React.useState('Press the button to measure.');
  const chartRef = React.useRef<HTMLDivElement>(null);

  const series = React.useMemo(
    () => [
      {
        label: 'Pressure',
        data: pressure.slice(shift, shift + count),
        curve: 'linear' as const,
        showMark,
      },
    ],
    [shift, showMark],
  );

  const measure = async () => {
    const durations: number[] = [];
    for (let update = 1; update <= updates; update += 1) {
      const start = performance.now();
      flushSync(() => setShift(update));
      await nextFrame();
      durations.push(performance.now() - start);
    }
    durations.sort((a, b) => a - b);
    const median = Math.round(durations[Math.floor(updates / 2)] ?? 0);
    const elements = chartRef.current?.querySelectorAll('svg *').length ?? 0;
    setResult(
      `${showMark ? 'With' : 'Without'} marks: ${median} ms, ${elements.toLocaleString('en-US')} SVG elements`,
    );
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          control={
            <Switch
              checked={showMark}
              onChange={(event) => setShowMark(event.target.checked)}
            />
          }
          label="showMark"
        />
        <Button size="small" variant="outlined" onClick={measure}>
          Measure
        </Button>
      </Box>
      <div ref={chartRef}>
        {/* #region preview */}
        <LineChart
          height={260}
          xAxis={xAxis}
          yAxis={yAxis}
          series={series}
          skipAnimation
          hideLegend
          role="img"
          aria-label="Air pressure over two weeks, 2,016 values"
        />
        {/* #endregion preview */}
      </div>
      <Typography role="status" variant="body2" color="text.secondary">
        {result}
      </Typography>
    </Box>
  );
}
