import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';

// Salmon at a fish ladder: length in cm, weight in kg.
const salmon = [
  { id: 1, x: 52, y: 1.4 },
  { id: 2, x: 58, y: 2.1 },
  { id: 3, x: 63, y: 2.6 },
  { id: 4, x: 71, y: 3.9 },
  { id: 5, x: 76, y: 4.4 },
  { id: 6, x: 84, y: 6.2 },
];

// #region preview
function CornerMarks() {
  const theme = useTheme();
  const color = (theme.vars ?? theme).palette.secondary.main;
  const { left, top, width, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const text = { fill: color, fontSize: 12, direction: 'ltr' } as const;

  return (
    <g fill="none" stroke={color} pointerEvents="none">
      <rect x={left} y={top} width={width} height={height} strokeDasharray="4 4" />
      <g stroke="none">
        <circle r={5} fill={color} />
        <text x={10} y={14} {...text}>
          0, 0
        </text>
        <text x={left + 6} y={top + 16} {...text}>
          {`${left}, ${top}`}
        </text>
        <text x={left + width - 6} y={top + height - 8} textAnchor="end" {...text}>
          {`${Math.round(left + width)}, ${top + height}`}
        </text>
      </g>
      {/* A value becomes a pixel: 70 cm and 3.4 kg. */}
      <circle cx={xScale(70)} cy={yScale(3.4)} r={14} strokeWidth={2} />
    </g>
  );
}
// #endregion preview

export default function PixelCoordinates() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        height={260}
        xAxis={[{ label: 'Length (cm)', min: 50, max: 90 }]}
        yAxis={[{ label: 'Weight (kg)', min: 0, max: 7 }]}
        series={[{ label: 'Salmon', data: salmon, markerSize: 5 }]}
        hideLegend
        role="img"
        aria-label="Length and weight of six salmon, with the corners of the plot"
      >
        <CornerMarks />
      </ScatterChart>
    </Box>
  );
}
