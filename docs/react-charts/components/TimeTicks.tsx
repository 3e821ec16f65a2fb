import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';

// Salmon per week at a fish ladder.
const weeks = Array.from(
  { length: 18 },
  (_, week) => new Date(2025, 5, 2 + 7 * week),
);
const salmon = [
  3, 8, 22, 41, 66, 90, 118, 96, 71, 52, 60, 83, 131, 174, 149, 98, 44, 17,
];

// #region preview
function TimeRuler() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { top, height, width } = useDrawingArea();
  const xScale = useXScale<'time'>();
  const count = width < 400 ? 4 : 8;
  const format = xScale.tickFormat(count, '%b %-d');

  return xScale.ticks(count).map((date) => (
    <g key={date.getTime()} transform={`translate(${xScale(date)} ${top})`}>
      <line y2={height} stroke={palette.divider} />
      <text
        y={height + 20}
        textAnchor="middle"
        fontSize={12}
        fill={palette.text.secondary}
      >
        {format(date)}
      </text>
    </g>
  ));
}
// #endregion preview

export default function TimeTicks() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={230}
        margin={{ bottom: 30, right: 30 }}
        xAxis={[{ scaleType: 'time', data: weeks, position: 'none' }]}
        yAxis={[{ max: 200 }]}
        series={[{ label: 'Salmon per week', data: salmon, showMark: false }]}
        hideLegend
        role="img"
        aria-label="Salmon per week at a fish ladder from June to September"
      >
        <TimeRuler />
      </LineChart>
    </Box>
  );
}
