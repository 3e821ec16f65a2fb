import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

// calls per minute in a pond, every half hour from 19:00 to 05:00
const hours = Array.from({ length: 21 }, (_, index) => 19 + index / 2);
const frogs = [
  {
    name: 'Common toad',
    calls: [4, 9, 17, 28, 34, 30, 22, 15, 9, 6, 4, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0],
  },
  {
    name: 'Tree frog',
    calls: [0, 1, 3, 8, 17, 29, 41, 48, 44, 37, 26, 16, 9, 5, 3, 1, 1, 0, 0, 0, 0],
  },
  {
    name: 'Pool frog',
    calls: [6, 5, 5, 7, 9, 12, 16, 19, 24, 27, 29, 26, 22, 16, 12, 9, 7, 5, 4, 4, 3],
  },
  {
    name: 'Natterjack',
    calls: [0, 0, 0, 1, 2, 3, 5, 9, 16, 26, 38, 45, 42, 33, 22, 13, 7, 4, 2, 1, 0],
  },
  {
    name: 'Moor frog',
    calls: [2, 2, 1, 1, 1, 2, 3, 4, 5, 7, 9, 13, 18, 25, 31, 35, 33, 27, 20, 13, 8],
  },
];

// #region preview
const step = 24; // distance between two rows; a smaller one overlaps more

const rows = frogs.map(({ name, calls }, index) => {
  const baseline = (frogs.length - 1 - index) * step;
  return {
    label: name,
    baseline,
    data: calls.map((count) => baseline + count),
    area: true,
    showMark: false,
    valueFormatter: (value: number | null) =>
      value === null ? null : `${value - baseline} per minute`,
  };
});
// #endregion preview

const colors = ['#4072ac', '#2a7f8e', '#2f9470', '#648f31', '#a68018'];

export default function Ridgeline() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={340}
        series={rows}
        colors={colors}
        xAxis={[
          {
            data: hours,
            domainLimit: 'strict',
            tickInterval: [19, 21, 23, 25, 27, 29],
            valueFormatter: (hour: number) =>
              `${Math.floor(hour) % 24}:${hour % 1 ? '30' : '00'}`,
          },
        ]}
        yAxis={[
          {
            width: 90,
            min: 0,
            max: 146,
            disableLine: true,
            disableTicks: true,
            tickInterval: rows.map(({ baseline }) => baseline),
            valueFormatter: (value: number) =>
              frogs[frogs.length - 1 - value / step]?.name ?? '',
          },
        ]}
        grid={{ horizontal: true }}
        hideLegend
        sx={{
          '& .MuiLineChart-line': { display: 'none' },
          '& .MuiLineChart-area': {
            filter: 'none',
            fillOpacity: 0.92,
            stroke: palette.background.paper,
            strokeWidth: 2,
          },
        }}
        role="img"
        aria-label="Calls of five kinds of frogs and toads through a night, from the common toad at 21:00 to the moor frog at 2:30"
      />
    </Box>
  );
}
