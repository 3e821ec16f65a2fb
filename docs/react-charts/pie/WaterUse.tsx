import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const litersPerDay = [
  { id: 'shower', label: 'Shower and bath', value: 46 },
  { id: 'toilet', label: 'Toilet', value: 34 },
  { id: 'laundry', label: 'Laundry', value: 15 },
  { id: 'dishes', label: 'Dishes', value: 8 },
  { id: 'rest', label: 'Everything else', value: 14 },
];

export default function WaterUse() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <PieChart
        height={240}
        series={[
          { data: litersPerDay, valueFormatter: ({ value }) => `${value} L` },
        ]}
        role="img"
        aria-label="Water that one person of a household uses per day, by purpose"
      />
      {/* #endregion preview */}
    </Box>
  );
}
