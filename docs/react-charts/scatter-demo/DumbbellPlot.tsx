import Box from '@mui/material/Box';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// heat used per year in kWh per square meter, before and after a renovation
const buildings = [
  { name: 'Town hall', before: 212, after: 96 },
  { name: 'Library', before: 168, after: 71 },
  { name: 'Indoor pool', before: 304, after: 187 },
  { name: 'Fire station', before: 189, after: 122 },
  { name: 'Day nursery', before: 155, after: 62 },
  { name: 'Old school', before: 231, after: 204 },
].sort((a, b) => b.before - b.after - (a.before - a.after));

// #region preview
const radius = 6;

function Connections() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return buildings.map(({ name, before, after }, row) => (
    <line
      key={name}
      x1={xScale(after) + radius}
      x2={xScale(before) - radius}
      y1={yScale(row)}
      y2={yScale(row)}
      stroke="#8a94a6"
      strokeWidth={3}
      pointerEvents="none"
    />
  ));
}

const series = [
  { id: 'before', label: 'Before', color: '#c8703d' } as const,
  { id: 'after', label: 'After', color: '#2e8b7a' } as const,
].map((entry) => ({
  ...entry,
  markerSize: radius,
  data: buildings.map((building, row) => ({ x: building[entry.id], y: row })),
  valueFormatter: (point: { x: number; y: number } | null) =>
    point && `${buildings[point.y]?.name}: ${point.x} kWh/m²`,
}));
// #endregion preview

export default function DumbbellPlot() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        height={320}
        series={series}
        voronoiMaxRadius={25}
        xAxis={[{ label: 'Heat per year (kWh/m²)', min: 0, max: 350, height: 50 }]}
        yAxis={[
          {
            min: -0.5,
            max: buildings.length - 0.5,
            reverse: true,
            width: 90,
            disableTicks: true,
            tickInterval: buildings.map((_building, row) => row),
            valueFormatter: (row: number) => buildings[row]?.name ?? '',
          },
        ]}
        grid={{ horizontal: true, vertical: true }}
        role="img"
        aria-label="Heat used by six buildings before and after a renovation: most saved by the pool, least by the old school"
      >
        <Connections />
      </ScatterChart>
    </Box>
  );
}
