import Box from '@mui/material/Box';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { rounds, tables } from './scores';

// #region preview
const legendSx = {
  gap: 1,
  margin: 1,
  paddingInlineStart: 0,
  [`& .${legendClasses.series}`]: {
    paddingBlock: 0.75,
    paddingInline: 1.5,
    borderRadius: 4,
    backgroundColor: 'action.hover',
  },
  // Repeats the class to override the width that a mark of the type 'line' sets.
  [`&& .${legendClasses.mark}`]: { width: 24 },
  [`& .${legendClasses.label}`]: { fontSize: 14, fontWeight: 600 },
};
// #endregion preview

export default function QuizScores() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: rounds, label: 'Round' }]}
        series={tables}
        slotProps={{ legend: { sx: legendSx } }}
        role="img"
        aria-label="Points of three tables over five rounds of a quiz"
      />
    </Box>
  );
}
