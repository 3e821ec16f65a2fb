import Box from '@mui/material/Box';
import { useScatterSeries } from '@mui/x-charts/hooks';
import {
  ScatterChart,
  ScatterMarker,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';

// board games: minutes of a round, difficulty from 1 to 5, copies sold in thousands
const family = [
  { name: 'Otter Island', minutes: 35, difficulty: 1.4, copies: 420 },
  { name: 'Night Market', minutes: 45, difficulty: 1.9, copies: 260 },
  { name: 'Seven Bridges', minutes: 60, difficulty: 2.3, copies: 610 },
  { name: 'Hot Kettle', minutes: 22, difficulty: 1.1, copies: 150 },
  { name: 'Paper Kites', minutes: 52, difficulty: 1.5, copies: 90 },
];
const expert = [
  { name: 'Salt Road', minutes: 115, difficulty: 3.6, copies: 180 },
  { name: 'Iron Delta', minutes: 150, difficulty: 4.3, copies: 75 },
  { name: 'Comet Guild', minutes: 95, difficulty: 3.1, copies: 330 },
  { name: 'Winter Court', minutes: 130, difficulty: 3.8, copies: 40 },
  { name: 'Glass Harbor', minutes: 84, difficulty: 2.8, copies: 120 },
];

type Game = (typeof family)[number];
const toPoint = ({ name, minutes, difficulty, copies }: Game) => ({
  id: name,
  x: minutes,
  y: difficulty,
  z: copies,
});

// #region preview
/** A circle whose area is proportional to z. */
function Bubble(props: ScatterMarkerProps) {
  const series = useScatterSeries(props.seriesId);
  const copies: number = series?.data[props.dataIndex]?.z ?? 0;
  return <ScatterMarker {...props} size={Math.sqrt(copies)} />;
}

const slots = { marker: Bubble };

const series = [
  { id: 'family', label: 'Family games', games: family, color: '#3d8bbd' },
  { id: 'expert', label: 'Expert games', games: expert, color: '#c8703d' },
].map(({ games, ...rest }) => ({
  ...rest,
  // Large bubbles first, so that small ones stay on top.
  data: games.map(toPoint).sort((a, b) => b.z - a.z),
  valueFormatter: (point: { id?: string | number; z?: number } | null) =>
    point && `${point.id}: ${point.z},000 copies`,
}));
// #endregion preview

export default function BubbleChart() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        height={340}
        series={series}
        slots={slots}
        voronoiMaxRadius={30}
        xAxis={[{ label: 'Minutes per round', min: 0, max: 180, height: 50 }]}
        yAxis={[{ label: 'Difficulty', min: 0, max: 5 }]}
        sx={{ '& .MuiScatterChart-root': { fillOpacity: 0.6 } }}
        grid={{ horizontal: true, vertical: true }}
        role="img"
        aria-label="Ten board games by length, difficulty and copies sold: the bestseller takes 60 minutes and has a difficulty of 2.3"
      />
    </Box>
  );
}
