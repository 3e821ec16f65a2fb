import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const crops = [
  { crop: 'Broad beans', from: 8, to: 14 },
  { crop: 'Carrots', from: 12, to: 25 },
  { crop: 'Pumpkins', from: 17, to: 21 },
  { crop: 'Spinach', from: 31, to: 37 },
];

export default function OffsetBars() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <BarChart
        height={230}
        layout="horizontal"
        yAxis={[{ data: crops.map((row) => row.crop), width: 90 }]}
        xAxis={[{ label: 'Week of the year', max: 40 }]}
        series={[
          {
            // moves the next series to the start of its range
            stack: 'weeks',
            data: crops.map((row) => row.from),
            color: 'transparent',
            // null keeps the series out of the tooltip
            valueFormatter: () => null,
          },
          {
            stack: 'weeks',
            label: 'Sowing',
            data: crops.map((row) => row.to - row.from),
            valueFormatter: (_length, { dataIndex }) =>
              `week ${crops[dataIndex]?.from} to ${crops[dataIndex]?.to}`,
          },
        ]}
        hideLegend
        role="img"
        aria-label="Weeks in which four crops are sown"
      />
      {/* #endregion preview */}
    </Box>
  );
}
