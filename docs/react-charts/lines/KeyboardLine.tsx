import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8'];

export default function KeyboardLine() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <LineChart
        height={280}
        xAxis={[{ data: weeks, scaleType: 'point' }]}
        yAxis={[{ label: 'Height (cm)' }]}
        series={[
          { label: 'Sunflower', data: [4, 11, 24, 46, 79, 118, 151, 172] },
          { label: 'Sweet pea', data: [3, 9, 19, 38, null, 92, 121, 140] },
        ]}
        enableKeyboardNavigation
        slotProps={{ tooltip: { trigger: 'item' } }}
        aria-label="Height of two plants over eight weeks, arrow keys move between points"
      />
      {/* #endregion preview */}
    </Box>
  );
}
