import Box from '@mui/material/Box';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

const regions = [
  {
    name: 'Coast',
    color: '#5b9bd0',
    places: [
      { name: 'Harbor Bay', guests: 46 },
      { name: 'Dune Park', guests: 31 },
      { name: 'Old Light', guests: 18 },
    ],
  },
  {
    name: 'Hills',
    color: '#6fae7d',
    places: [
      { name: 'Vine Valley', guests: 38 },
      { name: 'Stone Gate', guests: 22 },
    ],
  },
  {
    name: 'Lakes',
    color: '#e0a458',
    places: [
      { name: 'Mirror Lake', guests: 27 },
      { name: 'Reed Ford', guests: 14 },
    ],
  },
];

// #region preview
const inner = regions.map(({ name, color, places }) => ({
  id: name,
  label: name,
  value: places.reduce((sum, { guests }) => sum + guests, 0),
  color,
}));

const outer = regions.flatMap(({ name: region, color, places }) =>
  places.map(({ name, guests }, index) => ({
    id: name,
    label: `${name}, ${region}`,
    value: guests,
    // the region's color, lighter for each place
    color: `color-mix(in srgb, ${color} ${85 - index * 20}%, white)`,
  })),
);

const valueFormatter = ({ value }: { value: number }) => `${value},000 guests`;

export default function RegionRings() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        height={300}
        hideLegend
        series={[
          {
            id: 'regions',
            data: inner,
            outerRadius: '48%',
            arcLabel: 'label',
            valueFormatter,
          },
          {
            id: 'places',
            data: outer,
            innerRadius: '52%',
            arcLabel: ({ id }) => String(id).replace(' ', '\u00A0'),
            arcLabelMinAngle: 24,
            valueFormatter,
          },
        ]}
        sx={{ [`& .${pieClasses.arcLabel}`]: { fill: '#1b1b1b', fontSize: 11 } }}
        role="img"
        aria-label="Overnight guests by region in the inner ring, by place in the outer ring"
      />
    </Box>
  );
}
// #endregion preview
