import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function SeriesLabels() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: ['10', '11', '12', '13', '14', '15'] }]}
        series={[
          { label: 'Swimming pool', data: [34, 52, 61, 48, 57, 72] },
          { label: 'Sauna', data: [8, 11, 9, 14, 18, 23] },
          { label: 'Climbing', data: [12, 15, 22, 19, 26, 31] },
        ]}
        role="img"
        aria-label="Visitors of a sports center per hour"
      />
      {/* #endregion preview */}
    </Box>
  );
}
