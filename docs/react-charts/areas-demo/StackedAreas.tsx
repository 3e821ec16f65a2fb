import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

// vehicles of a car-sharing cooperative at the end of each year
const fleet = [
  { year: 2016, small: 38, family: 12, vans: 4, cargoBikes: 0 },
  { year: 2017, small: 44, family: 17, vans: 5, cargoBikes: 0 },
  { year: 2018, small: 52, family: 21, vans: 6, cargoBikes: 6 },
  { year: 2019, small: 61, family: 26, vans: 9, cargoBikes: 13 },
  { year: 2020, small: 58, family: 27, vans: 11, cargoBikes: 24 },
  { year: 2021, small: 60, family: 31, vans: 12, cargoBikes: 35 },
  { year: 2022, small: 66, family: 38, vans: 14, cargoBikes: 41 },
  { year: 2023, small: 71, family: 46, vans: 17, cargoBikes: 52 },
  { year: 2024, small: 74, family: 53, vans: 19, cargoBikes: 58 },
  { year: 2025, small: 79, family: 59, vans: 22, cargoBikes: 66 },
];

// #region preview
const layers = [
  { dataKey: 'small', label: 'Small cars', color: '#2f6690' },
  { dataKey: 'family', label: 'Family cars', color: '#5b9bd0' },
  { dataKey: 'vans', label: 'Vans', color: '#e0a458' },
  { dataKey: 'cargoBikes', label: 'Cargo bikes', color: '#6fae7d' },
].map((layer) => ({
  ...layer,
  stack: 'fleet',
  area: true,
  showMark: false,
  curve: 'linear' as const,
}));

export default function StackedAreas() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={320}
        dataset={fleet}
        series={layers}
        xAxis={[
          {
            dataKey: 'year',
            domainLimit: 'strict',
            tickMinStep: 1,
            valueFormatter: (year: number) => String(year),
          },
        ]}
        yAxis={[{ label: 'Vehicles' }]}
        grid={{ horizontal: true }}
        slotProps={{ area: { filter: 'none' } }}
        role="img"
        aria-label="Fleet of a car-sharing cooperative from 2016 to 2025, from 54 to 226 vehicles"
      />
    </Box>
  );
}
// #endregion preview
