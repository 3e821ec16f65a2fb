import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// #region preview
/** Divides the plot into four quarters and names them. */
function Quadrants() {
  const theme = useTheme();
  const color = (theme.vars ?? theme).palette.text.secondary;
  const { left, top, width, height } = useDrawingArea();
  const middleX = left + width / 2;
  const middleY = top + height / 2;
  const names = [
    { name: 'Do first', x: left + width / 4, y: top + 20 },
    { name: 'Plan', x: left + (width * 3) / 4, y: top + 20 },
    { name: 'If time', x: left + width / 4, y: top + height - 12 },
    { name: 'Drop', x: left + (width * 3) / 4, y: top + height - 12 },
  ];

  return (
    <g pointerEvents="none" style={{ direction: 'ltr' }}>
      <path
        d={`M ${left} ${middleY} h ${width} M ${middleX} ${top} v ${height}`}
        stroke={color}
        strokeDasharray="4 4"
      />
      {names.map(({ name, x, y }) => (
        <text key={name} x={x} y={y} textAnchor="middle" fontSize={13} fill={color}>
          {name}
        </text>
      ))}
    </g>
  );
}
// #endregion preview

const repairs = [
  { id: 'Dripping tap', x: 1, y: 7.4 },
  { id: 'Loose tiles', x: 3.1, y: 8.1 },
  { id: 'Squeaky door', x: 0.6, y: 2.8 },
  { id: 'Attic insulation', x: 7.2, y: 7.6 },
  { id: 'Garden wall', x: 6.4, y: 3.2 },
  { id: 'New fuse box', x: 5.1, y: 6.2 },
  { id: 'Cellar shelf', x: 2.4, y: 3.9 },
];

export default function QuadrantLabels() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        height={300}
        margin={{ left: 0 }}
        xAxis={[{ label: 'Days of work', max: 8, tickMinStep: 1, height: 45 }]}
        yAxis={[{ label: 'Benefit (0 to 10)', min: 0, max: 10, width: 55 }]}
        series={[
          {
            data: repairs,
            markerSize: 6,
            valueFormatter: (point) =>
              point && `${String(point.id)}: ${point.x} days, benefit ${point.y}`,
          },
        ]}
        role="img"
        aria-label="Seven repairs of a house by days of work and benefit"
      >
        <Quadrants />
      </ScatterChart>
    </Box>
  );
}
