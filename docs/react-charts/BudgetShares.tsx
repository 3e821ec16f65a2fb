import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const budget = [
  { id: 'schools', label: 'Schools', value: 38 },
  { id: 'roads', label: 'Roads', value: 24 },
  { id: 'parks', label: 'Parks', value: 14 },
  { id: 'culture', label: 'Culture', value: 13 },
  { id: 'reserve', label: 'Reserve', value: 11 },
];

export default function BudgetShares() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <PieChart
        height={240}
        series={[
          {
            data: budget,
            innerRadius: '50%',
            paddingAngle: 2,
            cornerRadius: 3,
            arcLabel: (item) => `${item.value}%`,
            arcLabelMinAngle: 30,
          },
        ]}
        role="img"
        aria-label="Shares of a town budget"
      />
      {/* #endregion preview */}
    </Box>
  );
}
