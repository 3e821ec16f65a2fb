import * as React from 'react';
import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import {
  ChartsDataProvider,
  type ChartsDataProviderProps,
} from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const rain = [0, 18, 27, 9, 3, 0, 12];
const level = [142, 144, 173, 206, 198, 177, 168];

type Highlight = NonNullable<ChartsDataProviderProps['highlightedAxis']>;

const rainSeries = [
  { type: 'bar', label: 'Rain (mm)', data: rain, color: '#5b7fd6' },
] as const;

const levelSeries = [
  { type: 'line', label: 'Level (cm)', data: level, color: '#2a7d8c' },
] as const;

// #region preview
// The same axis in both, so that the days lie under one another.
const topDays = [
  { id: 'day', scaleType: 'band', data: days, position: 'none' },
] as const;
const bottomDays = [{ id: 'day', scaleType: 'band', data: days }] as const;
const rainAxis = [{ label: 'Rain (mm)', width: 65 }];
const levelAxis = [{ label: 'Level (cm)', width: 65 }];

export default function RainOverRiver() {
  const [highlight, setHighlight] = React.useState<Highlight>([]);

  const shared = {
    highlightedAxis: highlight,
    onHighlightedAxisChange: setHighlight,
  };

  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={150}
        margin={{ bottom: 10 }}
        xAxis={topDays}
        yAxis={rainAxis}
        series={rainSeries}
        {...shared}
      >
        <ChartsSurface role="img" aria-label="Rain per day of a week">
          <BarPlot />
          <ChartsAxisHighlight x="band" />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsDataProvider>
      <ChartsDataProvider
        height={190}
        margin={{ top: 14 }}
        xAxis={bottomDays}
        yAxis={levelAxis}
        series={levelSeries}
        {...shared}
      >
        <ChartsSurface role="img" aria-label="River level per day of the same week">
          <LinePlot />
          <MarkPlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis axisId="day" />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsDataProvider>
    </Box>
  );
}
// #endregion preview
