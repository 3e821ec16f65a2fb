import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const quarters = ['Q1 24', 'Q2 24', 'Q3 24', 'Q4 24', 'Q1 25', 'Q2 25'];

function thousands(value: number | null) {
  if (value === null) {
    return '';
  }
  return `${value < 0 ? '−' : ''}€${Math.abs(value)}k`;
}

export default function CashFlow() {
  const theme = useTheme();
  const palette = (theme.vars ?? theme).palette;

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <BarChart
        height={300}
        xAxis={[{ data: quarters, disableLine: true, disableTicks: true }]}
        yAxis={[{ valueFormatter: thousands, width: 56 }]}
        series={[
          {
            label: 'Net cash flow',
            data: [42, 18, -27, 61, -14, 0],
            color: palette.primary.main,
            colorGetter: ({ value }) =>
              (value ?? 0) < 0 ? palette.error.main : palette.primary.main,
            valueFormatter: thousands,
          },
        ]}
        borderRadius={4}
        role="img"
        aria-label="Net cash flow per quarter, with losses below zero"
      >
        <ChartsReferenceLine y={0} lineStyle={{ stroke: palette.text.secondary }} />
      </BarChart>
      {/* #endregion preview */}
    </Box>
  );
}
