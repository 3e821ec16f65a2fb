import Box from '@mui/material/Box';
import {
  Heatmap,
  HeatmapCell,
  type HeatmapCellProps,
} from '@mui/x-charts-pro/Heatmap';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const items = ['Shoes', 'Harness', 'Helmet', 'Chalk bag'];

/** Rented pieces, one row per item. */
const rented = [
  [22, 31, 27, 35, 48, 86, 91],
  [12, 18, 15, 21, 33, 64, 72],
  [4, 6, 5, 9, 14, 38, 41],
  [9, 14, 12, 16, 25, 43, 52],
];
const data = rented.flatMap((row, yIndex) =>
  row.map((value, xIndex) => [xIndex, yIndex, value] as const),
);

// #region preview
function ValueCell(props: HeatmapCellProps) {
  const { x, y, width, height, ownerState } = props;
  return (
    <g>
      <HeatmapCell
        {...props}
        x={x + 2}
        y={y + 2}
        width={width - 4}
        height={height - 4}
        rx={6}
        style={{ shapeRendering: 'auto' }}
      />
      <text
        x={x + width / 2}
        y={y + height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        pointerEvents="none"
        fontSize={13}
        fill={ownerState.value < 60 ? '#0b1418' : '#ffffff'}
      >
        {ownerState.value}
      </text>
    </g>
  );
}
// #endregion preview

export default function CellValues() {
  return (
    <Box
      role="group"
      aria-label="Rented equipment by weekday"
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={260}
        xAxis={[{ data: days, disableLine: true, disableTicks: true }]}
        yAxis={[{ data: items, width: 76, disableLine: true, disableTicks: true }]}
        zAxis={[
          {
            colorMap: {
              type: 'continuous',
              max: 100,
              color: ['#d5eef2', '#00303d'],
            },
          },
        ]}
        series={[{ data, label: 'Rented' }]}
        slots={{ cell: ValueCell }}
      />
    </Box>
  );
}
