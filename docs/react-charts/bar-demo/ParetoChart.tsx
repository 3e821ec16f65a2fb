import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

/** Complaints of hostel guests in one year, largest first. */
const complaints = [
  { cause: 'Noise', count: 96 },
  { cause: 'Wi-Fi', count: 71 },
  { cause: 'Showers', count: 34 },
  { cause: 'Lockers', count: 18 },
  { cause: 'Beds', count: 12 },
  { cause: 'Others', count: 9 },
];

// #region preview
const total = complaints.reduce((sum, { count }) => sum + count, 0);
let running = 0;
const shares = complaints.map(({ count }) => {
  running += count;
  return (running / total) * 100;
});

export default function ParetoChart() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={330}
        xAxis={[
          {
            scaleType: 'band',
            data: complaints.map(({ cause }) => cause),
            categoryGapRatio: 0.15,
            // Slanted and never skipped: all names are there on a phone, too.
            tickLabelStyle: { angle: -40 },
            tickLabelInterval: () => true,
            height: 60,
          },
        ]}
        // Both axes end at the same height: all complaints are 100%.
        yAxis={[
          { id: 'count', label: 'Complaints', min: 0, max: total },
          {
            id: 'share',
            position: 'right',
            min: 0,
            max: 100,
            valueFormatter: (value: number) => `${value}%`,
          },
        ]}
        series={[
          {
            type: 'bar',
            label: 'Complaints',
            color: '#5c7cba',
            yAxisId: 'count',
            data: complaints.map(({ count }) => count),
          },
          {
            type: 'line',
            label: 'Share so far',
            color: '#d9822b',
            yAxisId: 'share',
            curve: 'linear',
            data: shares,
            valueFormatter: (value) =>
              value === null ? null : `${value.toFixed(0)}%`,
          },
        ]}
      >
        <ChartsLegend sx={{ justifyContent: 'center' }} />
        <ChartsSurface
          role="img"
          aria-label="Complaints by cause; noise, Wi-Fi and showers are 84 percent of them"
        >
          <BarPlot />
          <ChartsReferenceLine
            axisId="share"
            y={80}
            lineStyle={{ stroke: palette.text.secondary, strokeDasharray: '6 4' }}
          />
          <LinePlot />
          <MarkPlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis />
          <ChartsYAxis axisId="count" />
          <ChartsYAxis axisId="share" />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsDataProvider>
    </Box>
  );
}
// #endregion preview
