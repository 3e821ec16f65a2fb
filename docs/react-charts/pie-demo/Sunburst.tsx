import Box from '@mui/material/Box';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

// emissions of a school in one year, in tons of CO₂
const areas = [
  {
    name: 'Heating',
    color: '#d9765f',
    parts: [
      { name: 'Classrooms', tons: 68 },
      { name: 'Gym', tons: 37 },
      { name: 'Water', tons: 19 },
    ],
  },
  {
    name: 'Food',
    color: '#7fae62',
    parts: [
      { name: 'Meat', tons: 41 },
      { name: 'Dairy', tons: 22 },
      { name: 'Plants', tons: 14 },
    ],
  },
  {
    name: 'Trips',
    color: '#5b9bc4',
    parts: [
      { name: 'Flights', tons: 34 },
      { name: 'Buses', tons: 17 },
    ],
  },
  // not divided any further
  { name: 'Power', color: '#d9a441', tons: 31, parts: [] },
];

// #region preview
const inner = areas.map(({ name, color, parts, tons = 0 }) => ({
  id: name,
  label: name,
  color,
  value: parts.reduce((sum, part) => sum + part.tons, tons),
}));

const outer = areas.flatMap(({ name, color, parts, tons = 0 }) =>
  parts.length > 0
    ? parts.map((part, index) => ({
        id: `${name} ${part.name}`,
        label: part.name,
        value: part.tons,
        color: `color-mix(in srgb, ${color} ${80 - index * 20}%, white)`,
      }))
    : // An invisible slice keeps the place of an area without parts.
      [{ id: `${name} rest`, label: name, value: tons, color: 'transparent' }],
);
// #endregion preview

const valueFormatter = ({ value }: { value: number }) => `${value} t`;
const arcLabel = ({ label, color }: { label?: unknown; color?: string }) =>
  color === 'transparent' ? '' : String(label);

export default function Sunburst() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        height={320}
        hideLegend
        series={[
          {
            id: 'areas',
            data: inner,
            innerRadius: '22%',
            outerRadius: '60%',
            arcLabel,
            valueFormatter,
          },
          {
            id: 'parts',
            data: outer,
            innerRadius: '61%',
            arcLabel,
            arcLabelMinAngle: 14,
            valueFormatter,
          },
        ]}
        sx={{
          [`& .${pieClasses.arcLabel}`]: { fontSize: 12, fill: '#1b1b1b' },
          [`& [data-series="areas"] .${pieClasses.arcLabel}`]: { fontWeight: 600 },
        }}
        role="img"
        aria-label="Emissions of a school: heating 124 tons, food 77, trips 51 and power 31 in the inner ring, their parts in the outer ring"
      />
    </Box>
  );
}
