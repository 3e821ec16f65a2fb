import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart, barClasses } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

/**
 * Cash of a hostel in the year of a new roof, in € thousand. A row without an amount
 * shows the balance at that point.
 */
const rows: { name: string; amount?: number }[] = [
  { name: 'January' },
  { name: 'Roof and insulation', amount: -85 },
  { name: 'Loan', amount: 40 },
  { name: 'June' },
  { name: 'Stays', amount: 134 },
  { name: 'Meals', amount: 37 },
  { name: 'Wages', amount: -78 },
  { name: 'Energy', amount: -21 },
  { name: 'December' },
];
const opening = 30;

// #region preview
let balance = opening;
const steps = rows.map(({ name, amount }) => {
  const from = amount === undefined ? 0 : balance;
  balance += amount ?? 0;
  return { name, from, to: balance, isTotal: amount === undefined };
});

/** Splits a step at zero: an invisible base, a part above and a part below. */
const parts = steps.map(({ from, to }) => {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  return {
    base: Math.max(low, 0) + Math.min(high, 0),
    above: Math.max(high, 0) - Math.max(low, 0) || null,
    below: Math.min(low, 0) - Math.min(high, 0) || null,
  };
});

/** Limits of the value axis, with room for the labels outside the bars. */
const lowest = Math.min(...steps.map(({ to }) => to), 0);
const highest = Math.max(...steps.map(({ to }) => to), 0);
const room = (highest - lowest) * 0.4;
const min = lowest < 0 ? lowest - room : 0;
const max = highest > 0 ? highest + room : 0;
// #endregion preview

/** The label and the row of the tooltip belong to the part where the step ends. */
function getAmount(index: number, part: 'base' | 'above' | 'below') {
  const step = steps[index];
  if (!step) {
    return null;
  }
  const { from, to, isTotal } = step;
  const end = (to || from) > 0 ? 'above' : 'below';
  // A step of 0 has no visible part.
  if (part !== (from === to ? 'base' : end)) {
    return null;
  }
  const amount = to - from;
  const sign = amount > 0 && !isTotal ? '+' : '';
  return `${amount < 0 ? '−' : sign}${Math.abs(amount)}`;
}

/** Thin lines from the end of each step to the beginning of the next one. */
function Connectors() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'band'>();
  const bandwidth = yScale.bandwidth();

  return (
    <g pointerEvents="none" stroke="currentColor" opacity={0.5}>
      {steps.slice(0, -1).map(({ from, to }, index) => {
        const top = yScale(index) ?? 0;
        return (
          <line
            key={index}
            x1={xScale(to)}
            x2={xScale(to)}
            y1={from === to ? top : top + bandwidth}
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
            // By index, because two rows can have the same name.
            data: steps.map((_step, index) => index),
            valueFormatter: (index: number) => steps[index]?.name ?? '',
            categoryGapRatio: 0.35,
            width: 124,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        xAxis={[
          {
            min,
            max,
            label: 'Cash (€ thousand)',
            tickLabelStyle: { direction: 'ltr' },
          },
        ]}
        series={[
          {
            stack: 'cash',
            color: 'transparent',
            data: parts.map(({ base }) => base),
            barLabel: ({ dataIndex }) => getAmount(dataIndex, 'base'),
            barLabelPlacement: 'outside',
            valueFormatter: (_value, { dataIndex }) => getAmount(dataIndex, 'base'),
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
        sx={{ [`& .${barClasses.label}`]: { fontSize: 13, direction: 'ltr' } }}
        role="img"
        aria-label="Cash of a hostel from 30 in January over −55 after a new roof and −15 in June to 57 in December"
      >
        <ChartsReferenceLine x={0} lineStyle={{ stroke: palette.text.secondary }} />
        <Connectors />
      </BarChart>
    </Box>
  );
}
