import Box from '@mui/material/Box';
import { RadarChart } from '@mui/x-charts/RadarChart';

export default function ComparedTents() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <RadarChart
        height={320}
        radar={{
          max: 10,
          metrics: ['Space', 'Weather', 'Setup', 'Packing', 'Airflow', 'Repairs'],
        }}
        series={[
          { label: 'Ridge 2', data: [5, 9, 8, 9, 4, 7], fillArea: true },
          { label: 'Meadow 4', data: [9, 6, 5, 3, 8, 8], fillArea: true },
        ]}
        direction="ltr"
        role="img"
        aria-label="Test scores of two tents, from 0 to 10"
      />
      {/* #endregion preview */}
    </Box>
  );
}
