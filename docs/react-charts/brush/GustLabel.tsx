import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useBrush, useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

// gusts in km/h, every ten minutes
const minutes = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120];
const gusts = [34, 41, 38, 52, 67, 81, 94, 88, 103, 97, 76, 58, 49];
const xAxis = [{ data: minutes, label: 'Minutes after 14:00', min: 0, max: 120 }];
const yAxis = [{ label: 'Gusts (km/h)', min: 0, max: 120 }];
const series = [{ data: gusts, showMark: false }];
const brushConfig = { enabled: true };

// #region preview
function GustOverlay() {
  const brush = useBrush();
  const { left, top, width, height } = useDrawingArea();
  const scale = useXScale<'linear'>();
  const { palette, typography } = useTheme();

  if (!brush) {
    return null;
  }

  // The pointer can leave the plot during the drag.
  const clamp = (x: number) => Math.min(Math.max(x, left), left + width);
  const from = clamp(Math.min(brush.start.x, brush.current.x));
  const to = clamp(Math.max(brush.start.x, brush.current.x));
  const inside = gusts.filter((_, index) => {
    const x = scale(minutes[index] ?? 0);
    return x >= from && x <= to;
  });

  return (
    <g pointerEvents="none">
      <rect
        x={from}
        y={top}
        width={to - from}
        height={height}
        fill="#d9822b"
        fillOpacity={0.2}
      />
      <path
        d={`M ${from} ${top} v ${height} M ${to} ${top} v ${height}`}
        stroke="#d9822b"
        strokeWidth={2}
      />
      <text
        x={Math.min(Math.max((from + to) / 2, left + 62), left + width - 62)}
        y={top - 8}
        textAnchor="middle"
        direction="ltr"
        fill={palette.text.primary}
        fontSize={13}
        fontFamily={typography.fontFamily}
      >
        {inside.length === 0 ? 'No value' : `Maximum ${Math.max(...inside)} km/h`}
      </text>
    </g>
  );
}
// #endregion preview

export default function GustLabel() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={280}
        margin={{ top: 32 }}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        brushConfig={brushConfig}
        role="img"
        aria-label="Gusts during a storm, from 14:00 to 16:00"
      >
        <GustOverlay />
      </LineChart>
    </Box>
  );
}
