import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// mean outdoor temperature of a day (°C) and heat used by a school (MWh)
const days = [
  { id: 1, x: -6, y: 4.9 },
  { id: 2, x: -4, y: 4.4 },
  { id: 3, x: -2, y: 4.5 },
  { id: 4, x: 0, y: 3.8 },
  { id: 5, x: 1, y: 3.9 },
  { id: 6, x: 3, y: 3.1 },
  { id: 7, x: 4, y: 3.3 },
  { id: 8, x: 6, y: 2.6 },
  { id: 9, x: 8, y: 2.4 },
  { id: 10, x: 10, y: 1.7 },
  { id: 11, x: 12, y: 1.6 },
  { id: 12, x: 14, y: 0.9 },
];

// #region preview
/** The straight line of least squares, drawn in pixels of the chart. */
function Fit({
  seriesId,
  from,
  to,
}: {
  seriesId: string;
  from: number;
  to: number;
}) {
  const data = useScatterSeries(seriesId)?.data ?? [];
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const theme = useTheme();

  const meanX = data.reduce((sum, { x }) => sum + x, 0) / data.length;
  const meanY = data.reduce((sum, { y }) => sum + y, 0) / data.length;
  const slope =
    data.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) /
    data.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const at = (x: number) => yScale(meanY + slope * (x - meanX));

  return (
    <line
      x1={xScale(from)}
      y1={at(from)}
      x2={xScale(to)}
      y2={at(to)}
      stroke={(theme.vars ?? theme).palette.text.primary}
      strokeWidth={2}
      strokeDasharray="6 4"
      pointerEvents="none"
    />
  );
}
// #endregion preview

export default function FittedLine() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        height={310}
        series={[{ id: 'days', label: 'Winter days', data: days, markerSize: 5 }]}
        xAxis={[{ label: 'Outdoors (°C)', min: -8, max: 16 }]}
        yAxis={[{ label: 'Heat (MWh)', min: 0, max: 6 }]}
        role="img"
        aria-label="Outdoor temperature and heat used on twelve days, with a falling trend"
      >
        <Fit seriesId="days" from={-7} to={15} />
      </ScatterChart>
    </Box>
  );
}
