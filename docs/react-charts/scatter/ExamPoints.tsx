import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const firstAttempt = [
  { id: 'a1', x: 4, y: 21 },
  { id: 'a2', x: 7, y: 34 },
  { id: 'a3', x: 9, y: 29 },
  { id: 'a4', x: 12, y: 47 },
  { id: 'a5', x: 15, y: 41 },
  { id: 'a6', x: 18, y: 58 },
  { id: 'a7', x: 22, y: 66 },
  { id: 'a8', x: 26, y: 61 },
  { id: 'a9', x: 30, y: 79 },
];
const repeated = [
  { id: 'b1', x: 6, y: 42 },
  { id: 'b2', x: 10, y: 51 },
  { id: 'b3', x: 13, y: 63 },
  { id: 'b4', x: 17, y: 60 },
  { id: 'b5', x: 21, y: 77 },
  { id: 'b6', x: 25, y: 85 },
];

export default function ExamPoints() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <ScatterChart
        height={320}
        xAxis={[{ label: 'Hours of study', min: 0 }]}
        yAxis={[{ label: 'Points', min: 0, max: 100 }]}
        series={[
          { label: 'First attempt', data: firstAttempt, markerSize: 5 },
          { label: 'Repeated', data: repeated, markerSize: 5 },
        ]}
        grid={{ horizontal: true, vertical: true }}
        role="img"
        aria-label="Hours of study and points of 15 exams"
      />
      {/* #endregion preview */}
    </Box>
  );
}
