import Box from '@mui/material/Box';
import { RangeBarPlot } from '@mui/x-charts-premium/BarChartPremium';
import { ChartsAxisHighlight } from '@mui/x-charts-premium/ChartsAxisHighlight';
import { ChartsDataProviderPremium } from '@mui/x-charts-premium/ChartsDataProviderPremium';
import { ChartsLegend } from '@mui/x-charts-premium/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts-premium/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts-premium/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts-premium/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts-premium/ChartsYAxis';
import { MarkPlot } from '@mui/x-charts-premium/LineChart';

const repairs = ['Tire', 'Brakes', 'Chain', 'Gears', 'Wheel'];

export default function RangesAndMedian() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <ChartsDataProviderPremium
        height={280}
        xAxis={[{ id: 'repair', scaleType: 'band', data: repairs }]}
        yAxis={[{ id: 'minutes', label: 'Minutes', min: 0 }]}
        series={[
          {
            type: 'rangeBar',
            label: 'Shortest to longest',
            color: '#90caf9',
            data: [
              [8, 25],
              [15, 50],
              [12, 30],
              [20, 75],
              [35, 90],
            ],
            valueFormatter: (range) => range && `${range[0]} to ${range[1]} min`,
          },
          {
            type: 'line',
            label: 'Median',
            color: '#c62828',
            labelMarkType: 'circle',
            data: [14, 26, 18, 38, 55],
            valueFormatter: (minutes) =>
              minutes === null ? null : `${minutes} min`,
            showMark: true,
            shape: 'circle',
          },
        ]}
      >
        <ChartsLegend sx={{ justifyContent: 'center' }} />
        <ChartsSurface
          role="img"
          aria-label="Shortest, median and longest time of five bicycle repairs"
        >
          <RangeBarPlot borderRadius={8} />
          <MarkPlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis axisId="repair" />
          <ChartsYAxis axisId="minutes" />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsDataProviderPremium>
      {/* #endregion preview */}
    </Box>
  );
}
