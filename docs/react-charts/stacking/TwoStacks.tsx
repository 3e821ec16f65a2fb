import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const shops = ['Old Town', 'Harbor', 'Hillside'];

export default function TwoStacks() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <BarChart
        height={310}
        xAxis={[{ data: shops }]}
        yAxis={[{ label: 'Hours per week' }]}
        series={[
          {
            label: 'Repairs, staff',
            color: '#1565c0',
            data: [62, 48, 35],
            stack: 'repairs',
          },
          {
            label: 'Repairs, trainees',
            color: '#90caf9',
            data: [21, 18, 9],
            stack: 'repairs',
          },
          {
            label: 'Sales, staff',
            color: '#e65100',
            data: [38, 55, 27],
            stack: 'sales',
          },
          {
            label: 'Sales, trainees',
            color: '#ffb74d',
            data: [12, 6, 14],
            stack: 'sales',
          },
        ]}
        grid={{ horizontal: true }}
        role="img"
        aria-label="Hours of repairs and sales in three bike shops, by staff and trainees"
      />
      {/* #endregion preview */}
    </Box>
  );
}
