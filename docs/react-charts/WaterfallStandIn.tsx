import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const steps = [
  { name: 'Opening', from: 0, to: 120 },
  { name: 'Ticket sales', from: 120, to: 205 },
  { name: 'Grants', from: 205, to: 245 },
  { name: 'Rent', from: 150, to: 245 },
  { name: 'Wages', from: 70, to: 150 },
  { name: 'Closing', from: 0, to: 70 },
];

export default function WaterfallStandIn() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <BarChart
        height={280}
        xAxis={[{ data: steps.map((step) => step.name) }]}
        yAxis={[{ label: 'Balance (€ thousand)' }]}
        series={[
          {
            stack: 'balance',
            data: steps.map((step) => step.from),
            color: 'transparent',
            // null keeps the series out of the tooltip
            valueFormatter: () => null,
          },
          {
            stack: 'balance',
            label: 'Amount',
            data: steps.map((step) => step.to - step.from),
          },
        ]}
        hideLegend
        role="img"
        aria-label="Balance of a theater from opening to closing, step by step"
      />
      {/* #endregion preview */}
    </Box>
  );
}
