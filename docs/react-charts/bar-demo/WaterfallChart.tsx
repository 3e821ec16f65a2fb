import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart, barClasses } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

/** Cash of a hostel in the year of a new roof, in € thousand. */
const changes = [
  { name: 'New roof', amount: -85 },
  { name: 'Loan', amount: 40 },
  { name: 'Stays', amount: 134 },
  { name: 'Meals', amount: 37 },
  { name: 'Wages', amount: -78 },
  { name: 'Energy', amount: -21 },
];
const opening = 30;

interface Step {
  name: string;
  from: number;
  to: number;
  isTotal: boolean;
}

// #region preview
const steps: Step[] = [{ name: 'January', from: 0, to: opening, isTotal: true }];
let balance = opening;
changes.forEach(({ name, amount }) => {
  steps.push({ name, from: balance, to: balance + amount, isTotal: false });
  balance += amount;
});
steps.push({ name: 'December', from: 0, to: balance, isTotal: true });

/** Splits a step at zero: an invisible base, a part above and a part below. */
const parts = steps.map(({ from, to }) => {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  return {
    base: Math.max(low, 0) + Math.min(high, 0),
    above: Math.max(high, 0) - Math.max(low, 0) || null,
    below: Math.min(low, 0) - Math.min(high, 0) || null,
  };
});
// #endregion preview

function format({ from, to, isTotal }: Step) {
  const amount = to - from;
  const sign = amount > 0 && !isTotal ? '+' : '';
  return `${amount < 0 ? '−' : sign}${Math.abs(amount)}`;
}

/** The label and the row of the tooltip belong to the side where the step ends. */
function getAmount(index: number, side: 'above' | 'below') {
  const [step, part] = [steps[index], parts[index]];
  if (!step || !part || part[side] === null) {
    return null;
  }
  const crosses = part.above !== null && part.below !== null;
  const end = step.to > 0 ? 'above' : 'below';
  return crosses && side !== end ? null : format(step);
}

/** Thin lines from the end of each step to the beginning of the next one. */
function Connectors() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'band'>();
  const bandwidth = yScale.bandwidth();

  return (
    <g pointerEvents="none" stroke="currentColor" opacity={0.5}>
      {steps.slice(0, -1).map(({ name, to }) => {
        const top = yScale(name) ?? 0;
        return (
          <line
            key={name}
            x1={xScale(to)}
            x2={xScale(to)}
            y1={top + bandwidth}
            y2={top + yScale.step()}
          />
        );
      })}
    </g>
  );
}

export default function WaterfallChart() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  const options = {
    stack: 'cash',
    colorGetter: ({ dataIndex }: { dataIndex: number }) => {
      const step = steps[dataIndex];
      if (!step || step.isTotal) {
        return '#607d8b';
      }
      return step.to > step.from ? '#43a047' : '#d9534f';
    },
    barLabelPlacement: 'outside',
  } as const;

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={340}
        layout="horizontal"
        yAxis={[
          {
            data: steps.map(({ name }) => name),
            categoryGapRatio: 0.35,
            width: 74,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        xAxis={[
          {
            min: -130,
            max: 230,
            label: 'Cash (€ thousand)',
            tickLabelStyle: { direction: 'ltr' },
          },
        ]}
        series={[
          {
            stack: 'cash',
            color: 'transparent',
            data: parts.map(({ base }) => base),
            valueFormatter: () => null,
          },
          {
            ...options,
            data: parts.map(({ above }) => above),
            barLabel: ({ dataIndex }) => getAmount(dataIndex, 'above'),
            valueFormatter: (_value, { dataIndex }) => getAmount(dataIndex, 'above'),
          },
          {
            ...options,
            data: parts.map(({ below }) => below),
            barLabel: ({ dataIndex }) => getAmount(dataIndex, 'below'),
            valueFormatter: (_value, { dataIndex }) => getAmount(dataIndex, 'below'),
          },
        ]}
        hideLegend
        sx={{ [`& .${barClasses.label}`]: { direction: 'ltr' } }}
        role="img"
        aria-label="Cash of a hostel from 30 in January over −55 after a new roof to 57 in December"
      >
        <ChartsReferenceLine x={0} lineStyle={{ stroke: palette.text.secondary }} />
        <Connectors />
      </BarChart>
    </Box>
  );
}
