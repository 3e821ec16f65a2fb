import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ChartsBrushOverlay } from '@mui/x-charts/ChartsBrushOverlay';
import { useBrush, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

interface Strike {
  id: string;
  x: number;
  y: number;
}

// lightning strikes, in km east and north of a weather station
const strikes: Strike[] = [
  { id: '14:02', x: -8.2, y: -5.6 },
  { id: '14:05', x: -6.9, y: -4.1 },
  { id: '14:09', x: -7.4, y: -2.8 },
  { id: '14:11', x: -4.8, y: -3.3 },
  { id: '14:16', x: -3.6, y: -0.9 },
  { id: '14:18', x: -1.7, y: -2.2 },
  { id: '14:21', x: -0.6, y: 1.4 },
  { id: '14:27', x: 1.9, y: 0.7 },
  { id: '14:30', x: 2.8, y: 3.1 },
  { id: '14:36', x: 4.4, y: 2.5 },
  { id: '14:41', x: 6.1, y: 5.2 },
  { id: '14:47', x: 7.7, y: 4.3 },
];
const xAxis = [{ label: 'East (km)', min: -10, max: 10 }];
const yAxis = [{ label: 'North (km)', min: -8, max: 8 }];
const series = [{ data: strikes, markerSize: 6 }];
const brushConfig = { enabled: true };
const near = strikes.filter(({ x, y }) => Math.hypot(x, y) < 5);

// #region preview
function BrushPoints(props: { onChange: (points: Strike[]) => void }) {
  const { onChange } = props;
  const brush = useBrush();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  React.useEffect(() => {
    if (brush) {
      const { start, current } = brush;
      const isBetween = (value: number, a: number, b: number) =>
        value >= Math.min(a, b) && value <= Math.max(a, b);
      onChange(
        strikes.filter(
          ({ x, y }) =>
            isBetween(xScale(x), start.x, current.x) &&
            isBetween(yScale(y), start.y, current.y),
        ),
      );
    }
  }, [brush, xScale, yScale, onChange]);

  return null;
}
// #endregion preview

export default function StrikesInArea() {
  const [selected, setSelected] = React.useState<Strike[]>(near);

  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        height={300}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        brushConfig={brushConfig}
        sx={{ '& .MuiChartsSurface-root': { touchAction: 'none' } }}
        role="img"
        aria-label="Twelve lightning strikes around a weather station"
      >
        <ChartsBrushOverlay />
        <BrushPoints onChange={setSelected} />
      </ScatterChart>
      <Button size="small" onClick={() => setSelected(near)}>
        Closer than 5 km
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 60 }}>
        {selected.length === 0
          ? 'Drag a rectangle around some strikes.'
          : `Strikes in the area: ${selected.map(({ id }) => id).join(', ')}`}
      </Typography>
    </Box>
  );
}
