import Box from '@mui/material/Box';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

// one day each: temperature at noon (x) and portions of ice cream sold (y)
const sales = [
  { x: 14, y: 52 },
  { x: 16, y: 88 },
  { x: 17, y: 71 },
  { x: 19, y: 126 },
  { x: 20, y: 109 },
  { x: 21, y: 151 },
  { x: 22, y: 140 },
  { x: 23, y: 188 },
  { x: 25, y: 176 },
  { x: 26, y: 214 },
  { x: 27, y: 205 },
  { x: 29, y: 251 },
  { x: 30, y: 228 },
  { x: 32, y: 279 },
];

// #region preview
/** The straight line of least squares, and the share of the variance it explains. */
function leastSquares(points: { x: number; y: number }[]) {
  const mean = (values: number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanX = mean(points.map(({ x }) => x));
  const meanY = mean(points.map(({ y }) => y));
  const xx = mean(points.map(({ x }) => (x - meanX) ** 2));
  const yy = mean(points.map(({ y }) => (y - meanY) ** 2));
  const xy = mean(points.map(({ x, y }) => (x - meanX) * (y - meanY)));
  const slope = xy / xx;

  return {
    at: (x: number) => meanY + slope * (x - meanX),
    slope,
    r2: xy ** 2 / (xx * yy),
  };
}

const fit = leastSquares(sales);
const ends = [13, 33];

export default function TrendLine() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={320}
        series={[
          {
            type: 'scatter',
            label: 'Days',
            data: sales,
            color: '#d07a22',
            markerSize: 6,
            valueFormatter: (day) => day && `${day.y} portions at ${day.x} °C`,
          },
          {
            type: 'line',
            label: `Fit: ${fit.slope.toFixed(0)} more per degree (R² = ${fit.r2.toFixed(2)})`,
            data: ends.map(fit.at),
            color: '#5f6b7a',
            showMark: false,
          },
        ]}
        xAxis={[{ data: ends, label: 'Noon (°C)', min: 12, max: 34, height: 50 }]}
        yAxis={[{ label: 'Portions sold', min: 0, max: 300, width: 55 }]}
      >
        <ChartsLegend direction="horizontal" sx={{ justifyContent: 'center' }} />
        <ChartsSurface
          role="img"
          aria-label={`Ice cream sold on 14 days: about ${fit.slope.toFixed(0)} portions more for each degree`}
        >
          <LinePlot />
          <ScatterPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </ChartsDataProvider>
    </Box>
  );
}
// #endregion preview
