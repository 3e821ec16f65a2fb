import Box from '@mui/material/Box';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

// grams in a pack of muesli
const muesli = [
  { id: 'oats', label: 'Oats', value: 210, color: '#b8862a' },
  { id: 'nuts', label: 'Nuts', value: 90, color: '#cc7a52' },
  { id: 'raisins', label: 'Raisins', value: 75, color: '#a588b4' },
  { id: 'apple', label: 'Dried apple', value: 70, color: '#7f9a52' },
  { id: 'seeds', label: 'Seeds', value: 55, color: '#6e95a8' },
];

export default function PaddedRing() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <PieChart
        height={260}
        series={[
          {
            data: muesli,
            innerRadius: '55%',
            paddingAngle: 3,
            cornerRadius: 8,
            startAngle: -75,
            endAngle: 285,
            arcLabel: ({ value }) => `${value / 5}%`,
            valueFormatter: ({ value }) => `${value} g in a pack of 500 g`,
          },
        ]}
        slotProps={{
          legend: {
            direction: 'horizontal',
            position: { vertical: 'bottom', horizontal: 'center' },
          },
        }}
        sx={{
          [`& .${pieClasses.arc}`]: { stroke: 'none' },
          [`& .${pieClasses.arcLabel}`]: { fill: '#1b1b1b', fontWeight: 600 },
        }}
        role="img"
        aria-label="Muesli: oats 42%, nuts 18%, raisins 15%, dried apple 14%, seeds 11%"
      />
      {/* #endregion preview */}
    </Box>
  );
}
