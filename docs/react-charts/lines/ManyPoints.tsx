import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createSeries } from '@site/sample-data/series';
import { LineChart } from '@mui/x-charts/LineChart';

/** Pressure at a weather station every 10 minutes for two weeks: 2,016 values. */
const count = 2016;
const times = Array.from(
  { length: count },
  (_, index) => new Date(2026, 1, 2, 0, 10 * index),
);
const pressure = createSeries(
  times,
  { level: 1013, season: 9, noise: 0.6, places: 1 },
  41,
);
const xAxis = [{ data: times, scaleType: 'time', domainLimit: 'strict' } as const];
const yAxis = [{ label: 'Pressure (hPa)', width: 64 }];

interface Run {
  showMark: boolean;
  /** Milliseconds from the click until React has the new chart in the document. */
  duration?: number;
  elements?: number;
}

export default function ManyPoints() {
  const [run, setRun] = React.useState<Run>({ showMark: false });
  const chartRef = React.useRef<HTMLDivElement>(null);
  const startRef = React.useRef<number | null>(null);

  React.useLayoutEffect(() => {
    if (startRef.current === null) {
      return;
    }
    const duration = performance.now() - startRef.current;
    startRef.current = null;
    const elements = chartRef.current?.querySelectorAll('svg *').length;
    setRun((previous) => ({ ...previous, duration, elements }));
  }, [run]);

  const measure = (showMark: boolean) => {
    startRef.current = performance.now();
    setRun({ showMark });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => measure(false)}>
          Draw without marks
        </Button>
        <Button size="small" variant="outlined" onClick={() => measure(true)}>
          Draw with marks
        </Button>
      </Box>
      <div ref={chartRef}>
        {/* #region preview */}
        <LineChart
          height={260}
          xAxis={xAxis}
          yAxis={yAxis}
          series={[{ data: pressure, showMark: run.showMark, curve: 'linear' }]}
          skipAnimation
          role="img"
          aria-label="Air pressure over two weeks, 2,016 values"
        />
        {/* #endregion preview */}
      </div>
      <Typography role="status" variant="body2" color="text.secondary">
        {run.duration === undefined
          ? 'Press a button to measure.'
          : `${run.showMark ? 'With' : 'Without'} marks: ${Math.round(run.duration)} ms, ${run.elements?.toLocaleString('en-US')} SVG elements`}
      </Typography>
    </Box>
  );
}
