import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

/** Revenue of a hostel in € thousand; the grades are the ends of poor, fair and good. */
const areas = [
  { name: 'Dorms', actual: 182, target: 195, grades: [120, 165, 230] },
  { name: 'Doubles', actual: 141, target: 125, grades: [80, 110, 160] },
  { name: 'Meals', actual: 72, target: 90, grades: [50, 80, 115] },
  { name: 'Bikes', actual: 48, target: 40, grades: [20, 35, 60] },
];
const names = areas.map(({ name }) => name);

/** Width of a grade, counted from the end of the previous one. */
function getGrade(grades: number[], index: number) {
  return (grades[index] ?? 0) - (grades[index - 1] ?? 0);
}

// #region preview
/** A line across the ranges at the target of each category. */
function Targets() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'band'>('ranges');
  const height = yScale.bandwidth();

  return (
    <g pointerEvents="none" fill="currentColor">
      {areas.map(({ name, target }) => (
        <rect
          key={name}
          x={xScale(target) - 1.5}
          y={(yScale(name) ?? 0) + height * 0.12}
          width={3}
          height={height * 0.76}
        />
      ))}
    </g>
  );
}

export default function BulletChart() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <Box sx={{ width: '100%', color: 'text.primary' }}>
      <BarChart
        height={320}
        layout="horizontal"
        yAxis={[
          // Two axes with the same categories: thick ranges behind thin bars.
          // With barGapRatio -1, both use the whole width.
          {
            id: 'ranges',
            data: names,
            categoryGapRatio: 0.35,
            barGapRatio: -1,
            width: 64,
            disableTicks: true,
            // Otherwise, the tooltip shows the name of each axis.
            hideTooltip: true,
          },
          {
            id: 'actual',
            data: names,
            categoryGapRatio: 0.74,
            barGapRatio: -1,
            position: 'none',
          },
        ]}
        xAxis={[{ label: 'Revenue (€ thousand)', min: 0, max: 240 }]}
        series={[
          ...['Poor', 'Fair', 'Good'].map((label, grade) => ({
            label,
            yAxisId: 'ranges',
            stack: 'ranges',
            color: `rgb(128 128 128 / ${[0.6, 0.4, 0.2][grade]})`,
            data: areas.map(({ grades }) => getGrade(grades, grade)),
            valueFormatter: () => null,
          })),
          {
            label: 'Actual',
            yAxisId: 'actual',
            color: palette.primary.main,
            data: areas.map(({ actual }) => actual),
          },
          {
            // Only for the legend and the tooltip: Targets draws the lines.
            label: 'Target',
            labelMarkType: 'line' as const,
            yAxisId: 'actual',
            color: palette.text.primary,
            data: areas.map(() => 0),
            valueFormatter: (
              _zero: number | null,
              { dataIndex }: { dataIndex: number },
            ) => `${areas[dataIndex]?.target}`,
          },
        ]}
        role="img"
        aria-label="Revenue of four areas against their targets: doubles and bikes are above, dorms and meals below"
      >
        <Targets />
      </BarChart>
    </Box>
  );
}
// #endregion preview
