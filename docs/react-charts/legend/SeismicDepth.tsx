import Box from '@mui/material/Box';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend, ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ScatterPlot, type ScatterSeries } from '@mui/x-charts/ScatterChart';

type Quake = [day: number, magnitude: number, depth: number];

const natural: Quake[] = [
  [2, 2.1, 6],
  [5, 3.4, 11],
  [6, 2.8, 9],
  [11, 4.6, 38],
  [12, 3.1, 34],
  [13, 2.6, 31],
  [19, 2.2, 4],
  [24, 3.9, 22],
  [28, 2.9, 17],
];
const blasts: Quake[] = [
  [3, 1.4, 1],
  [10, 1.6, 1],
  [17, 1.5, 2],
  [26, 1.7, 1],
];

function toPoints(quakes: Quake[]) {
  return quakes.map(([x, y, z], id) => ({ x, y, z, id }));
}

// Colors show the depth, so the series' marks differ in size and have the text color.
function createDot(radius: number) {
  return function Dot({ className }: ChartsLabelCustomMarkProps) {
    return (
      <svg viewBox="0 0 14 14">
        <circle className={className} cx={7} cy={7} r={radius} fill="currentColor" />
      </svg>
    );
  };
}

const valueFormatter: ScatterSeries['valueFormatter'] = (quake) =>
  quake && `magnitude ${quake.y}, ${quake.z} km deep`;

const series: ScatterSeries[] = [
  {
    id: 'natural',
    label: 'Earthquakes',
    labelMarkType: createDot(7),
    markerSize: 7,
    valueFormatter,
    data: toPoints(natural),
  },
  {
    id: 'blasts',
    label: 'Quarry blasts',
    labelMarkType: createDot(3),
    markerSize: 3,
    valueFormatter,
    data: toPoints(blasts),
  },
];

export default function SeismicDepth() {
  return (
    <Box sx={{ width: '100%', display: 'flow-root' }}>
      {/* #region preview */}
      <ChartsDataProvider
        height={280}
        series={series.map((entry) => ({ ...entry, type: 'scatter' }))}
        xAxis={[{ min: 0, max: 31, label: 'Day of March' }]}
        yAxis={[{ min: 1, max: 5, label: 'Magnitude' }]}
        zAxis={[
          {
            id: 'depth',
            colorMap: {
              type: 'continuous',
              min: 0,
              max: 40,
              color: ['#f08c2e', '#4b2e83'],
            },
          },
        ]}
      >
        <ChartsLegend aria-label="Kinds of quakes" />
        <ChartsSurface
          role="img"
          aria-label="Earthquakes and quarry blasts in March, by day, magnitude and depth"
        >
          <ScatterPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ContinuousColorLegend
          axisDirection="z"
          axisId="depth"
          aria-label="Depth"
          labelPosition="extremes"
          minLabel={({ formattedValue }) => `${formattedValue} km`}
          maxLabel={({ formattedValue }) => `${formattedValue} km deep`}
          sx={{ whiteSpace: 'nowrap' }}
        />
        <ChartsTooltip trigger="item" />
      </ChartsDataProvider>
      {/* #endregion preview */}
    </Box>
  );
}
