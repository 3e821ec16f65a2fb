import Box from '@mui/material/Box';
import {
  BarChart,
  barClasses,
  type BarItem,
  type BarLabelContext,
} from '@mui/x-charts/BarChart';

/** Bookings of a hostel per month and kind of room. */
const months = ['May', 'Jun', 'Jul', 'Aug', 'Sep'];
const rooms = [
  { label: 'Dorms', color: '#1f6f8b', data: [124, 168, 231, 247, 139] },
  { label: 'Doubles', color: '#7a5195', data: [58, 71, 96, 102, 67] },
  { label: 'Cabins', color: '#b0532a', data: [9, 33, 74, 81, 41] },
];

// #region preview
const totals = months.map((_month, index) =>
  rooms.reduce((sum, room) => sum + (room.data[index] ?? 0), 0),
);

/** No label where it would not fit. */
function labelInside({ value }: BarItem, { bar }: BarLabelContext) {
  return bar.height > 18 && bar.width > 24 ? `${value}` : null;
}

// The default offset would put the bars without height at zero.
const stack = { stack: 'rooms', stackOffset: 'none' } as const;

export default function StackedTotals() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={340}
        xAxis={[{ data: months }]}
        yAxis={[{ label: 'Bookings', max: 480 }]}
        series={[
          ...rooms.map((room) => ({
            ...room,
            ...stack,
            barLabel: labelInside,
          })),
          {
            // Bars without height, on top of the stack.
            id: 'total',
            ...stack,
            color: 'transparent',
            data: months.map(() => 0),
            barLabel: ({ dataIndex }) => `${totals[dataIndex]}`,
            barLabelPlacement: 'outside',
            valueFormatter: (_value, { dataIndex }) => `${totals[dataIndex]} in all`,
          },
        ]}
        borderRadius={4}
        sx={{
          [`& .${barClasses.seriesLabels}:not([data-series="total"]) text`]: {
            fill: '#fff',
          },
          [`& .${barClasses.seriesLabels}[data-series="total"] text`]: {
            fontWeight: 700,
          },
        }}
        role="img"
        aria-label="Bookings from May to September for dorms, doubles and cabins, with totals from 191 to 430"
      />
    </Box>
  );
}
// #endregion preview
