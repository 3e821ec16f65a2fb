import Box from '@mui/material/Box';
import {
  BarChartPremium,
  type RangeBarSeries,
} from '@mui/x-charts-premium/BarChartPremium';
import { ChartsReferenceLine } from '@mui/x-charts-premium/ChartsReferenceLine';

const day = 24 * 60 * 60 * 1000;

const tasks = [
  { name: 'Survey', crew: 'Planning', first: '2026-04-07', last: '2026-04-17' },
  { name: 'Permits', crew: 'Planning', first: '2026-04-13', last: '2026-05-08' },
  { name: 'Earthworks', crew: 'Ground', first: '2026-05-04', last: '2026-05-22' },
  { name: 'Paths', crew: 'Ground', first: '2026-05-18', last: '2026-06-12' },
  { name: 'Climbing net', crew: 'Play', first: '2026-06-01', last: '2026-06-19' },
  { name: 'Swings', crew: 'Play', first: '2026-06-08', last: '2026-06-26' },
  { name: 'Inspection', crew: 'Planning', first: '2026-06-29', last: '2026-07-03' },
];

const crews = [
  { name: 'Planning', color: '#7e57c2' },
  { name: 'Ground', color: '#a1662f' },
  { name: 'Play', color: '#00897b' },
];

const dates = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

// #region preview
// one series per crew, which gives each crew a color and an entry in the legend
const series: RangeBarSeries[] = crews.map((crew) => ({
  type: 'rangeBar',
  id: crew.name,
  label: crew.name,
  color: crew.color,
  data: tasks.map((task) =>
    task.crew === crew.name
      ? // a bar ends when its last day ends
        [Date.parse(task.first), Date.parse(task.last) + day]
      : null,
  ),
  valueFormatter: (range) => range && dates.formatRange(range[0], range[1] - day),
}));
// #endregion preview

export default function ProjectSchedule() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChartPremium
        height={330}
        layout="horizontal"
        yAxis={[
          { data: tasks.map((task) => task.name), width: 96, barGapRatio: -1 },
        ]}
        xAxis={[
          {
            scaleType: 'utc',
            min: Date.UTC(2026, 3, 1),
            max: Date.UTC(2026, 6, 15),
            tickNumber: 4,
            valueFormatter: (date: Date) => dates.format(date),
          },
        ]}
        series={series}
        slotProps={{ legend: { toggleVisibilityOnClick: true } }}
        borderRadius={4}
        grid={{ vertical: true }}
        aria-label="Schedule of a playground: seven tasks from April 7 to July 3"
      >
        <ChartsReferenceLine
          x={Date.UTC(2026, 4, 27)}
          label="Today"
          labelAlign="start"
          labelStyle={{ direction: 'ltr' }}
          lineStyle={{ strokeDasharray: '4 4' }}
        />
      </BarChartPremium>
    </Box>
  );
}
