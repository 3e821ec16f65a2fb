import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LineChart } from '@mui/x-charts/LineChart';

/** Pressure in a tank, in bar. The source starts over after two minutes. */
const source = Array.from(
  { length: 120 },
  (_, second) =>
    1.2 +
    0.25 * Math.sin((second / 120) * 6 * Math.PI) +
    0.08 * Math.sin((second / 120) * 26 * Math.PI),
);
const shownSeconds = 40;

// #region preview
function usePressure(running: boolean) {
  // The time of the last reading.
  const [now, setNow] = React.useState(shownSeconds);

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    const timer = setInterval(() => setNow((second) => second + 1), 1000);
    // Stops when users pause, and when the chart is removed.
    return () => clearInterval(timer);
  }, [running]);

  return React.useMemo(() => {
    const seconds = Array.from(
      { length: shownSeconds + 1 },
      (_, index) => now - shownSeconds + index,
    );
    return {
      seconds,
      pressure: seconds.map((second) => source[second % source.length] ?? null),
    };
  }, [now]);
}

export default function LiveLine() {
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = React.useState<boolean | null>(null);
  // Until users choose, the setting of their system decides.
  const running = choice ?? !reducedMotion;
  const { seconds, pressure } = usePressure(running);

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" variant="outlined" onClick={() => setChoice(!running)}>
        {running ? 'Pause' : 'Resume'}
      </Button>
      <LineChart
        height={260}
        xAxis={[{ data: seconds, label: 'Second', domainLimit: 'strict' }]}
        // Fixed limits: the axis must not jump with each reading.
        yAxis={[{ label: 'Pressure (bar)', min: 0.6, max: 1.8 }]}
        series={[
          {
            label: 'Pressure',
            data: pressure,
            showMark: false,
            valueFormatter: (value) =>
              value === null ? null : `${value.toFixed(2)} bar`,
          },
        ]}
        // An animation would move old points to new values.
        skipAnimation
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label="Pressure in a tank over the last 40 seconds, between 0.9 and 1.5 bar"
      />
    </Box>
  );
}
// #endregion preview
