import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

const weeks = ['W20', 'W21', 'W22', 'W23', 'W24', 'W25'];

export default function PlannedAndActual() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <ChartsDataProvider
        height={300}
        xAxis={[{ id: 'week', scaleType: 'band', data: weeks }]}
        yAxis={[{ id: 'pallets', label: 'Pallets' }]}
        series={[
          { type: 'bar', label: 'Shipped', data: [118, 132, 97, 141, 155, 149] },
          { type: 'line', label: 'Planned', data: [120, 125, 130, 135, 140, 145] },
        ]}
      >
        <ChartsLegend />
        <ChartsSurface role="img" aria-label="Pallets shipped and planned per week">
          <ChartsGrid horizontal />
          <BarPlot borderRadius={4} />
          <LinePlot />
          <MarkPlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis axisId="week" />
          <ChartsYAxis axisId="pallets" />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsDataProvider>
      {/* #endregion preview */}
    </Box>
  );
}
