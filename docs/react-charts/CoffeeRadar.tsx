import Box from '@mui/material/Box';
import { RadarChart } from '@mui/x-charts/RadarChart';

export default function CoffeeRadar() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <RadarChart
        height={280}
        radar={{
          max: 10,
          metrics: ['Aroma', 'Acidity', 'Sweetness', 'Body', 'Finish'],
        }}
        series={[
          { label: 'Washed', data: [8, 9, 6, 5, 7], fillArea: true },
          { label: 'Natural', data: [9, 5, 9, 8, 6], fillArea: true },
        ]}
        role="img"
        aria-label="Tasting profile of washed and natural coffee"
      />
      {/* #endregion preview */}
    </Box>
  );
}
