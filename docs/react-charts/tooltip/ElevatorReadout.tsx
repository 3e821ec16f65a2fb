import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXAxis } from '@mui/x-charts/hooks';

const WIDTH = 132;
const hours = Array.from({ length: 12 }, (_, index) => `${7 + index}`);
const trips = [46, 118, 97, 61, 58, 104, 88, 63, 70, 121, 84, 39];

// #region preview
function Readout() {
  const axes = useAxesTooltip();
  const area = useDrawingArea();
  const { scale } = useXAxis<'band'>();
  const hour = axes?.[0];
  if (!hour) {
    return null;
  }
  const { axisValue, axisFormattedValue, seriesItems } = hour;
  const center = (scale(String(axisValue)) ?? 0) + scale.bandwidth() / 2;
  const left = Math.min(
    Math.max(center - WIDTH / 2, area.left),
    area.left + area.width - WIDTH,
  );

  return (
    <Box
      style={{ left, top: area.top, width: WIDTH }}
      sx={{
        position: 'absolute',
        pointerEvents: 'none',
        textAlign: 'center',
        typography: 'body2',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {axisFormattedValue}:00, {seriesItems[0]?.formattedValue} trips
    </Box>
  );
}
// #endregion preview

export default function ElevatorReadout() {
  return (
    <Box sx={{ width: '100%', position: 'relative' }}>
      <ChartsDataProvider
        height={280}
        margin={{ top: 40 }}
        xAxis={[{ scaleType: 'band', data: hours, label: 'Hour of the day' }]}
        yAxis={[{ max: 150 }]}
        series={[{ type: 'bar', label: 'Trips', data: trips }]}
      >
        <ChartsSurface
          role="img"
          aria-label="Trips of an elevator per hour between 07:00 and 18:00"
        >
          <ChartsAxisHighlight x="band" />
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <Readout />
      </ChartsDataProvider>
    </Box>
  );
}
