import Box from '@mui/material/Box';
import { FunnelChart, funnelClasses } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { label: 'Inquiries', value: 1240 },
  { label: 'Visits', value: 860 },
  { label: 'Applications', value: 530 },
  { label: 'Home checks', value: 340 },
  { label: 'Adoptions', value: 285 },
];

// #region preview
/** The share of the step before that reached this one. */
function conversion(index: number) {
  const previous = steps[index - 1];
  const current = steps[index];
  return previous && current
    ? ` (${Math.round((100 * current.value) / previous.value)}%)`
    : '';
}

export default function ConversionRates() {
  return (
    <Box sx={{ width: '100%' }}>
      <FunnelChart
        height={280}
        margin={{ right: 90 }}
        hideLegend
        categoryAxis={{
          categories: steps.map((step) => step.label),
          size: 95,
          disableLine: true,
          disableTicks: true,
        }}
        series={[
          {
            data: steps,
            valueFormatter: ({ value }, { dataIndex }) =>
              `${value}${conversion(dataIndex)}`,
            sectionLabel: {
              position: { horizontal: 'end' },
              textAnchor: 'start',
              offset: { x: 8 },
            },
          },
        ]}
        // The label starts at the left in right-to-left pages too.
        sx={{ [`& .${funnelClasses.sectionLabel}`]: { direction: 'ltr' } }}
        role="img"
        aria-label="Steps to an adoption, with the share of the step before"
      />
    </Box>
  );
}
// #endregion preview
