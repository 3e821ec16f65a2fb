import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const minutes = [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36];
const beats = [72, 104, 121, 133, 138, 142, 151, 163, 169, 158, 131, 108, 92];

export default function HeartRate() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <LineChart
        height={300}
        xAxis={[{ data: minutes, label: 'Time since the start (min)' }]}
        yAxis={[{ label: 'Heart rate (beats per minute)', min: 60, max: 180 }]}
        series={[{ label: 'Heart rate', data: beats, showMark: false }]}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label="Heart rate during a run of 36 minutes"
      />
      {/* #endregion preview */}
    </Box>
  );
}
