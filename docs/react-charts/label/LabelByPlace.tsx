import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const courses = [
  { short: 'Beginners', long: 'Beginners, 6 to 8 years', data: [18, 16, 21] },
  { short: 'Improvers', long: 'Improvers, 8 to 12 years', data: [14, 17, 15] },
  { short: 'Rescue', long: 'Rescue badge, from 12 years', data: [6, 9, 8] },
];

export default function LabelByPlace() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <BarChart
        height={260}
        xAxis={[{ data: ['Autumn', 'Winter', 'Spring'] }]}
        series={courses.map(({ short, long, data }) => ({
          data,
          label: (location) => (location === 'legend' ? short : long),
        }))}
        role="img"
        aria-label="Children in swimming courses by term"
      />
      {/* #endregion preview */}
    </Box>
  );
}
