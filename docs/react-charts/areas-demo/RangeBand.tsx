import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

// minutes from a suburb to the city, by time of departure:
// nine of ten trips take between `low` and `high`
const trips = [
  { hour: 5, low: 22, median: 24, high: 27 },
  { hour: 6, low: 24, median: 28, high: 35 },
  { hour: 7, low: 29, median: 39, high: 56 },
  { hour: 8, low: 31, median: 43, high: 64 },
  { hour: 9, low: 27, median: 34, high: 47 },
  { hour: 10, low: 25, median: 29, high: 36 },
  { hour: 11, low: 25, median: 28, high: 34 },
  { hour: 12, low: 26, median: 30, high: 38 },
  { hour: 13, low: 26, median: 31, high: 39 },
  { hour: 14, low: 26, median: 31, high: 41 },
  { hour: 15, low: 27, median: 34, high: 46 },
  { hour: 16, low: 29, median: 38, high: 55 },
  { hour: 17, low: 30, median: 41, high: 61 },
  { hour: 18, low: 27, median: 35, high: 50 },
  { hour: 19, low: 25, median: 29, high: 37 },
  { hour: 20, low: 23, median: 26, high: 31 },
];

// #region preview
const series = [
  {
    id: 'base',
    stack: 'range',
    data: trips.map(({ low }) => low),
    showMark: false,
    disableHighlight: true,
    valueFormatter: () => null,
  },
  {
    id: 'range',
    label: 'Nine of ten trips',
    stack: 'range',
    data: trips.map(({ low, high }) => high - low),
    area: true,
    showMark: false,
    disableHighlight: true,
    // a tint and a square, so that the legend shows an area and not a second line
    color: 'rgb(126 107 181 / 0.4)',
    labelMarkType: 'square' as const,
    valueFormatter: (_span: number | null, { dataIndex }: { dataIndex: number }) =>
      `${trips[dataIndex]?.low} to ${trips[dataIndex]?.high} min`,
  },
  {
    id: 'median',
    label: 'Median',
    data: trips.map(({ median }) => median),
    showMark: false,
    color: '#7e6bb5',
    valueFormatter: (minutes: number | null) => `${minutes} min`,
  },
];

const sx = {
  '& .MuiLineChart-area': { filter: 'none' },
  '& .MuiLineChart-line:not([data-series="median"])': { stroke: 'none' },
};
// #endregion preview

export default function RangeBand() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={300}
        series={series}
        sx={sx}
        xAxis={[
          {
            data: trips.map(({ hour }) => hour),
            domainLimit: 'strict',
            tickInterval: [5, 8, 11, 14, 17, 20],
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ label: 'Travel time (min)', min: 0, max: 70 }]}
        grid={{ horizontal: true }}
        role="img"
        aria-label="Travel time by hour of departure: the median is highest at 8:00 with 43 minutes, when nine of ten trips take 31 to 64 minutes"
      />
    </Box>
  );
}
