import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { visitors } from '@site/sample-data/timeSeries';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

// #region preview
/** January 1, 2026 is a Thursday, three cells below the top of the first column. */
const offset = 3;
const days = visitors.slice(0, 181);
const weekCount = Math.ceil((days.length + offset) / 7);

const data = days.map((day, index) => {
  const cell = index + offset;
  return [Math.floor(cell / 7), cell % 7, day.visitors] as const;
});
// #endregion preview

/** The week in which each month starts. */
const monthStarts = [0, 31, 59, 90, 120, 151].map((day) =>
  Math.floor((day + offset) / 7),
);
const weeks = Array.from({ length: weekCount }, (_, week) => week);

export default function VisitCalendar() {
  return (
    <Box
      role="group"
      aria-label="Visitors of a botanical garden per day from January to June"
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={220}
        xAxis={[
          {
            data: weeks,
            categoryGapRatio: 0.15,
            disableLine: true,
            disableTicks: true,
            tickInterval: monthStarts,
            valueFormatter: (week: number, { location }) =>
              location === 'tick'
                ? (months[monthStarts.indexOf(week)] ?? '')
                : `Week ${week + 1}`,
          },
        ]}
        yAxis={[
          {
            data: weekdays,
            categoryGapRatio: 0.15,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        zAxis={[
          {
            colorMap: {
              type: 'continuous',
              max: 1800,
              color: ['#e3f2d5', '#1b5e20'],
            },
          },
        ]}
        series={[
          {
            data,
            label: 'Visitors',
            valueFormatter: ([, , value]) => value.toLocaleString('en-US'),
          },
        ]}
      />
    </Box>
  );
}
