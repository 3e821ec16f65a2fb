import Box from '@mui/material/Box';
import {
  BarChartPremium,
  type RangeBarSeries,
} from '@mui/x-charts-premium/BarChartPremium';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

// #region preview
const series: RangeBarSeries[] = [
  {
    type: 'rangeBar',
    label: 'Air temperature',
    data: [
      [-6, 1],
      [-4, 3],
      [-1, 6],
      [2, 9],
      [0, 5],
      [-7, -2],
      [-9, -3],
    ],
    valueFormatter: (range) => range && `${range[0]} to ${range[1]} °C`,
  },
];
// #endregion preview

export default function LowToHigh() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChartPremium
        height={300}
        xAxis={[{ data: days }]}
        yAxis={[{ label: '°C' }]}
        series={series}
        borderRadius={6}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label="Lowest and highest air temperature of each day of a week"
      />
    </Box>
  );
}
