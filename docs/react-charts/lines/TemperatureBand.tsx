import Box from '@mui/material/Box';
import { toMonths } from '@site/sample-data/series';
import { temperatures } from '@site/sample-data/timeSeries';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import {
  AreaPlot,
  LineHighlightPlot,
  LinePlot,
  MarkPlot,
} from '@mui/x-charts/LineChart';

const months = toMonths(temperatures, 'mean');
const lows = months.map((month) => month.low);
const highs = months.map((month) => month.high);

function celsius(value: number | null) {
  return value === null ? '' : `${value.toFixed(1)} °C`;
}

export default function TemperatureBand() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <ChartsDataProvider
        height={300}
        xAxis={[
          {
            scaleType: 'point',
            data: months.map((month) => month.date),
            valueFormatter: (date: Date) =>
              date.toLocaleDateString('en-US', { month: 'short' }),
          },
        ]}
        yAxis={[{ label: 'Air temperature (°C)' }]}
        series={[
          // The low is the invisible base; the span to the high is the band.
          {
            type: 'line',
            id: 'low',
            label: 'Low',
            stack: 'band',
            data: lows,
            valueFormatter: celsius,
          },
          {
            type: 'line',
            id: 'band',
            label: 'High',
            stack: 'band',
            area: true,
            data: highs.map((high, index) => high - (lows[index] ?? 0)),
            valueFormatter: (_span, { dataIndex }) =>
              celsius(highs[dataIndex] ?? null),
          },
          {
            type: 'line',
            id: 'mean',
            label: 'Mean',
            data: highs.map((high, index) => (high + (lows[index] ?? 0)) / 2),
            valueFormatter: celsius,
          },
        ]}
      >
        <ChartsSurface
          role="img"
          aria-label="Mean, lowest and highest air temperature at a lake by month"
          sx={{
            '& .MuiLineChart-area': { opacity: 0.3 },
            '& .MuiLineChart-line:not([data-series="mean"])': { display: 'none' },
            '& .MuiLineChart-markPlot [data-series]:not([data-series="mean"])': {
              display: 'none',
            },
          }}
        >
          <AreaPlot />
          <ChartsGrid horizontal />
          <LinePlot />
          <ChartsAxisHighlight x="line" />
          <MarkPlot />
          <LineHighlightPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsDataProvider>
      {/* #endregion preview */}
    </Box>
  );
}
