import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

const folds = [1, 2, 3, 4, 5];
// in meters, sorted: the third of five is the median
const throws = [
  [4.1, 5.6, 6.2, 6.9, 8.3],
  [7.4, 9.1, 9.8, 10.2, 11.7],
  [2.2, 6.4, 7.9, 12.8, 15.3],
  [8.6, 8.9, 9.3, 9.6, 10.1],
  [3.5, 4.4, 4.7, 5.2, 9.9],
];
const medians = throws.map((distances) => distances[2] ?? null);
const points = folds.flatMap((x, index) =>
  (throws[index] ?? []).map((y) => ({ id: `${x}-${y}`, x, y })),
);

export default function PaperPlanes() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <ChartsDataProvider
        height={320}
        margin={{ left: 0, right: 0 }}
        disableVoronoi
        xAxis={[
          {
            scaleType: 'band',
            data: folds,
            valueFormatter: (fold: number) => `Fold ${fold}`,
          },
        ]}
        yAxis={[{ label: 'Distance (m)' }]}
        series={[
          {
            type: 'bar',
            label: 'Median',
            data: medians,
            color: '#9db8d9',
            valueFormatter: (value) => `${value} m`,
          },
          {
            type: 'scatter',
            label: 'Single throws',
            data: points,
            color: '#c2410c',
            valueFormatter: (point) => point && `${point.y} m`,
          },
        ]}
      >
        <ChartsWrapper>
          <ChartsLegend />
          <ChartsSurface
            role="img"
            aria-label="Distances of five throws and their median for each of five paper airplanes"
          >
            <ChartsGrid horizontal />
            <BarPlot />
            <ScatterPlot />
            <ChartsXAxis />
            <ChartsYAxis />
          </ChartsSurface>
          <ChartsTooltip trigger="item" />
        </ChartsWrapper>
      </ChartsDataProvider>
      {/* #endregion preview */}
    </Box>
  );
}
