import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const dataset = [
  { day: 'Apr 1', rain: 2, level: 138 },
  { day: 'Apr 2', rain: 14, level: 141 },
  { day: 'Apr 3', rain: 31, level: 169 },
  { day: 'Apr 4', rain: 22, level: 227 },
  { day: 'Apr 5', rain: 6, level: 248 },
  { day: 'Apr 6', rain: 0, level: 219 },
  { day: 'Apr 7', rain: 1, level: 187 },
  { day: 'Apr 8', rain: 0, level: 163 },
];

export default function Hydrograph() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <ChartsDataProvider
        height={320}
        margin={{ left: 0, right: 0 }}
        dataset={dataset}
        xAxis={[{ id: 'day', scaleType: 'band', dataKey: 'day' }]}
        yAxis={[
          { id: 'level', label: 'River level (cm)', min: 0, max: 400 },
          {
            id: 'rain',
            label: 'Rain (mm)',
            position: 'right',
            min: 0,
            max: 80,
            reverse: true,
          },
        ]}
        series={[
          {
            type: 'line',
            label: 'River level',
            dataKey: 'level',
            yAxisId: 'level',
            area: true,
            color: '#2a7d8c',
            valueFormatter: (value) => `${value} cm`,
          },
          {
            type: 'bar',
            label: 'Rain',
            dataKey: 'rain',
            yAxisId: 'rain',
            color: '#5b7fd6',
            valueFormatter: (value) => `${value} mm`,
          },
        ]}
      >
        <ChartsWrapper>
          <ChartsLegend />
          <ChartsSurface
            role="img"
            aria-label="Daily rain and level of a river in the first week of April"
            sx={{ '& .MuiLineChart-area': { fillOpacity: 0.25 } }}
          >
            <ChartsGrid horizontal />
            <BarPlot />
            <AreaPlot />
            <LinePlot />
            <MarkPlot />
            <ChartsReferenceLine
              axisId="level"
              y={240}
              label="Flood"
              labelAlign="end"
              labelStyle={{ fontSize: 12, direction: 'ltr' }}
              lineStyle={{ stroke: '#c0392b', strokeDasharray: '5 4' }}
            />
            <ChartsAxisHighlight x="band" />
            <ChartsXAxis axisId="day" />
            <ChartsYAxis axisId="level" />
            <ChartsYAxis axisId="rain" />
          </ChartsSurface>
          <ChartsTooltip />
        </ChartsWrapper>
      </ChartsDataProvider>
      {/* #endregion preview */}
    </Box>
  );
}
