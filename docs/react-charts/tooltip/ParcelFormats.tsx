import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const days = [
  new Date(2026, 2, 2),
  new Date(2026, 2, 3),
  new Date(2026, 2, 4),
  new Date(2026, 2, 5),
  new Date(2026, 2, 6),
];
const sorted = [418, 392, 441, 473, 521];
const late = [63, 41, 97, 52, 138];

const shortDay = new Intl.DateTimeFormat('en-US', { weekday: 'short' });
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

function share(part: number, total: number | undefined) {
  return total ? ` (${((100 * part) / total).toFixed(1)} %)` : '';
}

export default function ParcelFormats() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <BarChart
        height={300}
        xAxis={[
          {
            data: days,
            scaleType: 'band',
            valueFormatter: (day: Date, { location }) =>
              location === 'tooltip' ? longDay.format(day) : shortDay.format(day),
          },
        ]}
        series={[
          {
            data: sorted,
            label: 'Sorted',
            valueFormatter: (value) => (value === null ? null : `${value} parcels`),
          },
          {
            data: late,
            label: (location) =>
              location === 'legend' ? 'Late (missed the van)' : 'Late',
            valueFormatter: (value, { dataIndex }) =>
              value === null ? null : `${value}${share(value, sorted[dataIndex])}`,
          },
        ]}
        role="img"
        aria-label="Parcels sorted and parcels late at a depot, Monday to Friday"
      />
      {/* #endregion preview */}
    </Box>
  );
}
