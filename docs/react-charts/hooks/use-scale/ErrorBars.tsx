import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const trials = [
  { soil: 8, mean: 31, deviation: 9 },
  { soil: 12, mean: 58, deviation: 7 },
  { soil: 16, mean: 82, deviation: 5 },
  { soil: 20, mean: 88, deviation: 4 },
  { soil: 24, mean: 69, deviation: 12 },
];

// #region preview
/** One standard deviation on both sides of each mean. */
function Deviations() {
  const theme = useTheme();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();

  return trials.map(({ soil, mean, deviation }) => {
    const start = xScale(soil);
    if (start === undefined) {
      return null;
    }
    const middle = start + xScale.bandwidth() / 2;
    const top = yScale(mean + deviation);
    const bottom = yScale(mean - deviation);
    return (
      <path
        key={soil}
        d={`M ${middle - 6} ${top} h 12 m -6 0 V ${bottom} m -6 0 h 12`}
        fill="none"
        stroke={(theme.vars ?? theme).palette.text.primary}
        strokeWidth={2}
        pointerEvents="none"
      />
    );
  });
}
// #endregion preview

export default function ErrorBars() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={280}
        margin={{ left: 0 }}
        dataset={trials}
        xAxis={[{ dataKey: 'soil', label: 'Soil temperature (°C)', height: 45 }]}
        yAxis={[{ label: 'Germinated seeds (%)', min: 0, max: 100, width: 60 }]}
        series={[{ dataKey: 'mean', color: '#6b9e4a' }]}
        role="img"
        aria-label="Germinated bean seeds by soil temperature, with standard deviations"
      >
        <Deviations />
      </BarChart>
    </Box>
  );
}
