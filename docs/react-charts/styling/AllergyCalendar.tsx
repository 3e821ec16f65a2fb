import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ScatterChart, type ScatterChartProps } from '@mui/x-charts/ScatterChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
const plants = ['Mugwort', 'Grasses', 'Oak', 'Birch', 'Hazel'];

/** Pollen level of each plant by month; 0 means no pollen. */
const levels = [
  [0, 0, 0, 0, 0, 1, 2, 3, 1],
  [0, 0, 0, 1, 3, 3, 2, 1, 0],
  [0, 0, 0, 2, 3, 1, 0, 0, 0],
  [0, 0, 2, 3, 1, 0, 0, 0, 0],
  [2, 3, 2, 0, 0, 0, 0, 0, 0],
];

const points = levels.flatMap((row, y) => row.map((z, x) => ({ x, y, z })));

const steps = [
  { level: 1, word: 'low', color: '#e0b100' },
  { level: 2, word: 'moderate', color: '#d9711c' },
  { level: 3, word: 'high', color: '#b01e4f' },
];

const noFlight = 'rgb(128 128 128 / 25%)';

// #region preview
const zAxis: ScatterChartProps['zAxis'] = [
  {
    colorMap: {
      type: 'ordinal',
      values: steps.map(({ level }) => level),
      colors: steps.map(({ color }) => color),
      unknownColor: noFlight,
    },
  },
];
// #endregion preview

export default function AllergyCalendar() {
  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        spacing={1.5}
        aria-label="Colors of the pollen levels"
        sx={{ flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
      >
        {[{ level: 0, word: 'none', color: noFlight }, ...steps].map((step) => (
          <Stack
            key={step.level}
            component="li"
            direction="row"
            spacing={0.75}
            sx={{ alignItems: 'center' }}
          >
            <Box
              sx={{
                width: 14,
                height: 14,
                borderRadius: '50%',
                bgcolor: step.color,
              }}
            />
            <Typography variant="caption">{step.word}</Typography>
          </Stack>
        ))}
      </Stack>
      <ScatterChart
        height={260}
        hideLegend
        xAxis={[
          {
            min: -0.5,
            max: 8.5,
            tickInterval: months.map((_, index) => index),
            valueFormatter: (index: number) => months[index]?.charAt(0) ?? '',
            disableLine: true,
            disableTicks: true,
          },
        ]}
        yAxis={[
          {
            min: -0.5,
            max: 4.5,
            width: 70,
            tickInterval: plants.map((_, index) => index),
            valueFormatter: (index: number) => plants[index] ?? '',
            disableLine: true,
            disableTicks: true,
          },
        ]}
        zAxis={zAxis}
        series={[
          {
            label: 'Pollen',
            data: points,
            markerSize: 10,
            valueFormatter: (point) =>
              point === null
                ? null
                : `${plants[point.y]}, ${months[point.x]}: ${
                    steps.find(({ level }) => level === point.z)?.word ?? 'none'
                  }`,
          },
        ]}
        role="img"
        aria-label="Allergy calendar: pollen levels of five plants from January to September"
      />
    </Box>
  );
}
