import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useSeries } from '@mui/x-charts/hooks';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

// #region preview
/** Sums the visible series, whatever their type. */
function Totals() {
  const { bar, line } = useSeries();
  const all = [
    ...Object.values(bar?.series ?? {}),
    ...Object.values(line?.series ?? {}),
  ];
  const rows = all
    .filter((series) => !series.hidden)
    .map((series) => {
      const values = series.data.map((value) => value ?? 0);
      const total = values.reduce((sum, value) => sum + value, 0);
      return `${String(series.label)}: ${total}`;
    });

  return (
    <Typography variant="body2" role="status" sx={{ textAlign: 'center', mt: 1 }}>
      {rows.length > 0 ? rows.join(', ') : 'No series is visible'}
    </Typography>
  );
}
// #endregion preview

const stops = ['Mill', 'Chapel', 'Harbor', 'School', 'Farm'];
const series = [
  { type: 'bar', id: 'adults', label: 'Adult books', data: [34, 21, 47, 12, 18] },
  { type: 'bar', id: 'kids', label: 'Picture books', data: [28, 9, 31, 64, 11] },
  { type: 'line', id: 'visits', label: 'Visitors', data: [26, 14, 39, 41, 13] },
] as const;
const xAxis = [{ scaleType: 'band', data: stops }] as const;

export default function SeriesTotals() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={260}
        margin={{ left: 0 }}
        xAxis={xAxis}
        series={series}
      >
        <Box sx={{ display: 'flex', justifyContent: 'center' }}>
          <ChartsLegend toggleVisibilityOnClick />
        </Box>
        <ChartsSurface
          role="img"
          aria-label="Books lent and visitors at five stops of a library bus"
        >
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <Totals />
      </ChartsDataProvider>
    </Box>
  );
}
