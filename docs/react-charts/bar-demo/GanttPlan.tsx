import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

/** Renovation of a hostel; `done` is the finished share of a task. */
const tasks = [
  {
    name: 'Permits',
    start: new Date(2026, 0, 7),
    end: new Date(2026, 1, 6),
    done: 1,
  },
  { name: 'Roof', start: new Date(2026, 1, 2), end: new Date(2026, 2, 13), done: 1 },
  {
    name: 'Pipes',
    start: new Date(2026, 1, 16),
    end: new Date(2026, 3, 3),
    done: 0.6,
  },
  {
    name: 'Kitchen',
    start: new Date(2026, 2, 16),
    end: new Date(2026, 3, 24),
    done: 0.1,
  },
  {
    name: 'Dorms',
    start: new Date(2026, 2, 30),
    end: new Date(2026, 4, 8),
    done: 0,
  },
  {
    name: 'Garden',
    start: new Date(2026, 3, 20),
    end: new Date(2026, 4, 22),
    done: 0,
  },
];
const today = new Date(2026, 2, 19);

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
});
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short' });

export default function GanttPlan() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <BarChart
        height={340}
        layout="horizontal"
        yAxis={[
          {
            data: tasks.map(({ name }) => name),
            categoryGapRatio: 0.4,
            width: 66,
            disableTicks: true,
          },
        ]}
        xAxis={[
          {
            scaleType: 'time',
            min: new Date(2026, 0, 1),
            max: new Date(2026, 5, 1),
            tickInterval: [0, 1, 2, 3, 4].map((month) => new Date(2026, month, 1)),
            valueFormatter: (day: Date) => monthFormat.format(day),
          },
        ]}
        series={[
          {
            // From 1970 to the start of the task: the plot clips it.
            stack: 'task',
            color: 'transparent',
            data: tasks.map(({ start }) => start.getTime()),
            valueFormatter: () => null,
          },
          {
            stack: 'task',
            label: 'Done',
            color: 'rgb(44 143 141)',
            data: tasks.map(
              ({ start, end, done }) => (end.getTime() - start.getTime()) * done,
            ),
            valueFormatter: (_value, { dataIndex }) =>
              `${Math.round((tasks[dataIndex]?.done ?? 0) * 100)}%`,
          },
          {
            stack: 'task',
            label: 'Planned',
            // The same color, faint in both modes.
            color: 'rgb(44 143 141 / 0.5)',
            data: tasks.map(
              ({ start, end, done }) =>
                (end.getTime() - start.getTime()) * (1 - done),
            ),
            valueFormatter: (_value, { dataIndex }) => {
              const task = tasks[dataIndex];
              return task ? dayFormat.formatRange(task.start, task.end) : null;
            },
          },
        ]}
        grid={{ vertical: true }}
        role="img"
        aria-label="Plan of a renovation with six tasks from January to May; permits and roof are done on March 19"
      >
        <ChartsReferenceLine
          x={today}
          label="Today"
          labelAlign="start"
          lineStyle={{ stroke: palette.error.main }}
          labelStyle={{ fill: palette.error.main, fontSize: 13, direction: 'ltr' }}
        />
      </BarChart>
      {/* #endregion preview */}
    </Box>
  );
}
