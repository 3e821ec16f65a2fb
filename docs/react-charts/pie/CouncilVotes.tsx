import Box from '@mui/material/Box';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

const votes = [
  { id: 'yes', label: 'Yes', value: 18, color: '#4f9d69' },
  { id: 'abstain', label: 'Abstained', value: 5, color: '#a3a9b5' },
  { id: 'no', label: 'No', value: 12, color: '#dd8452' },
];

export default function CouncilVotes() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <PieChart
        height={140}
        series={[
          {
            data: votes,
            startAngle: -90,
            endAngle: 90,
            // center on the lower edge; 100% is half of the plot's height
            cy: '100%',
            outerRadius: '190%',
            innerRadius: '95%',
            paddingAngle: 1,
            arcLabel: 'value',
          },
        ]}
        slotProps={{
          legend: {
            direction: 'horizontal',
            position: { vertical: 'bottom', horizontal: 'center' },
          },
        }}
        sx={{ [`& .${pieClasses.arcLabel}`]: { fill: '#1b1b1b', fontWeight: 600 } }}
        role="img"
        aria-label="Votes of a town council of 35 on a new tram line"
      />
      {/* #endregion preview */}
    </Box>
  );
}
