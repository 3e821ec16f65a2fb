import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';

const boxes = [
  'Oak, Abbey Wood',
  'Beech, Abbey Wood',
  'Ash, Abbey Wood',
  'Larch, Mill Wood',
  'Oak, Mill Wood',
  'Ash, Mill Wood',
  'Beech, Lime Hill',
  'Ash, Lime Hill',
  'Larch, Lime Hill',
];
const bats = [31, 24, 9, 4, 18, 7, 27, 12, 6];

export default function BatBoxes() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <BarChart
        height={330}
        margin={{ left: 8 }}
        layout="horizontal"
        yAxis={[
          {
            data: boxes,
            width: 72,
            groups: [
              { getValue: (box: string) => box.split(', ')[0] ?? '' },
              {
                getValue: (box: string) => box.split(', ')[1] ?? '',
                tickSize: 54,
                tickLabelStyle: { angle: -90, textAnchor: 'middle' },
              },
            ],
          },
        ]}
        xAxis={[{ label: 'Bats' }]}
        series={[{ label: 'Bats', data: bats }]}
        sx={{
          [`& [data-group-index="1"] .${axisClasses.tick}`]: {
            strokeDasharray: '3 3',
          },
          [`& [data-group-index="1"] .${axisClasses.tickLabel}`]: {
            color: 'primary.main',
            fill: 'currentColor',
          },
        }}
        hideLegend
        role="img"
        aria-label="Bats in the boxes on four kinds of trees in three woods"
      />
      {/* #endregion preview */}
    </Box>
  );
}
