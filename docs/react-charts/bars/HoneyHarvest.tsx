import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const apiaries = [
  'Mill Lane',
  'Old Quarry',
  'Station Roof',
  'Weir Meadow',
  'Hilltop',
];

function kilograms(value: number | null) {
  return value === null ? '' : `${value} kg`;
}

export default function HoneyHarvest() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <BarChart
        height={300}
        xAxis={[{ data: apiaries }]}
        yAxis={[{ label: 'Honey (kg)' }]}
        series={[
          { label: '2024', data: [41, 28, 35, 52, 19], valueFormatter: kilograms },
          { label: '2025', data: [47, 33, null, 49, 26], valueFormatter: kilograms },
        ]}
        grid={{ horizontal: true }}
        role="img"
        aria-label="Honey harvest of five apiaries in 2024 and 2025"
      />
      {/* #endregion preview */}
    </Box>
  );
}
