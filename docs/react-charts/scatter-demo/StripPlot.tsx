import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// reaction times of twelve night-shift nurses, in milliseconds
const groups = [
  {
    name: 'Start of shift',
    color: '#2f78b7',
    times: [231, 238, 244, 247, 252, 255, 258, 263, 269, 274, 288, 301],
  },
  {
    name: 'After a nap',
    color: '#4a9c6d',
    times: [239, 246, 251, 258, 262, 266, 271, 279, 284, 297, 312, 334],
  },
  {
    name: 'End of shift',
    color: '#c8703d',
    times: [262, 281, 289, 297, 304, 311, 326, 338, 352, 371, 398, 447],
  },
];

// #region preview
// The same offsets on every render: no random numbers.
const OFFSETS = [0, 0.16, -0.12, 0.08, -0.2, 0.2, -0.06, 0.12, -0.16];

const series = groups.map(({ name, color, times }, row) => ({
  id: name,
  label: name,
  color,
  markerSize: 5,
  data: times.map((x, index) => ({
    x,
    y: row + (OFFSETS[index % OFFSETS.length] ?? 0),
  })),
  valueFormatter: (point: { x: number } | null) => point && `${point.x} ms`,
}));

function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return (
    ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
  );
}

function Medians() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return groups.map(({ name, times }, row) => (
    <line
      key={name}
      x1={xScale(median(times))}
      x2={xScale(median(times))}
      y1={yScale(row - 0.34)}
      y2={yScale(row + 0.34)}
      stroke={palette.text.primary}
      strokeWidth={2}
      pointerEvents="none"
    />
  ));
}
// #endregion preview

export default function StripPlot() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        height={280}
        series={series}
        hideLegend
        voronoiMaxRadius={20}
        xAxis={[{ label: 'Reaction time (ms)', min: 200, max: 460, height: 50 }]}
        yAxis={[
          {
            min: -0.5,
            max: 2.5,
            reverse: true,
            width: 90,
            disableTicks: true,
            tickInterval: [0, 1, 2],
            valueFormatter: (row: number) => groups[row]?.name ?? '',
          },
        ]}
        grid={{ vertical: true }}
        sx={{ '& .MuiScatterChart-root': { fillOpacity: 0.85 } }}
        role="img"
        aria-label={`Median reaction time of twelve nurses: ${groups.map(({ name, times }) => `${name} ${median(times)} ms`).join(', ')}`}
      >
        <Medians />
      </ScatterChart>
    </Box>
  );
}
