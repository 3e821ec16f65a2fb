import Box from '@mui/material/Box';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

export default function ExportMenu() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <BarChartPro
        showToolbar
        height={300}
        xAxis={[{ data: ['Hiking', 'Climbing', 'Skiing', 'Biking', 'Gliding'] }]}
        yAxis={[{ label: 'Rescues', width: 50 }]}
        series={[
          { label: 'By day', data: [61, 38, 45, 32, 17], stack: 'rescues' },
          { label: 'By night', data: [34, 19, 8, 6, 2], stack: 'rescues' },
        ]}
        role="img"
        aria-label="Rescues of a mountain rescue team, by sport"
      />
      {/* #endregion preview */}
    </Box>
  );
}
