import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useFocusedItem, useScatterSeries } from '@mui/x-charts/hooks';
import { FocusedScatterMark, ScatterPlot } from '@mui/x-charts/ScatterChart';

// height above sea level (m) and days with snow
const north = [
  { id: 'n1', x: 340, y: 48 },
  { id: 'n2', x: 520, y: 71 },
  { id: 'n3', x: 760, y: 96 },
  { id: 'n4', x: 980, y: 124 },
];
const south = [
  { id: 's1', x: 310, y: 22 },
  { id: 's2', x: 560, y: 39 },
  { id: 's3', x: 740, y: 58 },
  { id: 's4', x: 1010, y: 83 },
];

// #region preview
function SpokenPoint() {
  const item = useFocusedItem();
  const allSeries = useScatterSeries();

  let text = 'No point has the focus.';
  if (item?.type === 'scatter' && item.dataIndex !== undefined) {
    const series = allSeries.find(({ id }) => id === item.seriesId);
    const point = series?.data[item.dataIndex];
    if (point) {
      text = `${String(series?.label)}: ${point.x} m, ${point.y} days with snow`;
    }
  }
  return (
    <Typography role="status" variant="body2">
      {text}
    </Typography>
  );
}
// #endregion preview

export default function KeyboardPoints() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartsDataProvider
        height={280}
        enableKeyboardNavigation
        xAxis={[
          { id: 'height', label: 'Height (m)', min: 200, max: 1100, height: 50 },
        ]}
        yAxis={[{ id: 'snow', label: 'Days with snow', min: 0, max: 140 }]}
        series={[
          {
            type: 'scatter',
            id: 'north',
            label: 'North slope',
            data: north,
            markerSize: 6,
          },
          {
            type: 'scatter',
            id: 'south',
            label: 'South slope',
            data: south,
            markerSize: 6,
          },
        ]}
      >
        <ChartsLegend />
        <ChartsSurface aria-label="Height and days with snow of eight stations, arrow keys move between points">
          <ScatterPlot />
          <FocusedScatterMark />
          <ChartsXAxis axisId="height" />
          <ChartsYAxis axisId="snow" />
        </ChartsSurface>
        <SpokenPoint />
        <ChartsTooltip trigger="item" />
      </ChartsDataProvider>
    </Box>
  );
}
