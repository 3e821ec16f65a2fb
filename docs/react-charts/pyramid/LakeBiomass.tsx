import Box from '@mui/material/Box';
import { FunnelChart, funnelClasses } from '@mui/x-charts-pro/FunnelChart';

// #region preview
const levels = [
  { label: 'Pike', value: 2 },
  { label: 'Small fish', value: 9 },
  { label: 'Water fleas', value: 38 },
  { label: 'Algae', value: 170 },
];

export default function LakeBiomass() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560, mx: 'auto' }}>
      <FunnelChart
        height={280}
        hideLegend
        categoryAxis={{
          categories: levels.map((level) => level.label),
          size: 85,
          disableLine: true,
          disableTicks: true,
        }}
        series={[
          {
            curve: 'pyramid',
            variant: 'outlined',
            data: levels,
            valueFormatter: ({ value }) => `${value} kg`,
          },
        ]}
        // Keeps "2 kg" in this order in right-to-left pages.
        sx={{ [`& .${funnelClasses.sectionLabel}`]: { direction: 'ltr' } }}
        role="img"
        aria-label="Life in a lake: 170 kg of algae at the base, 2 kg of pike on top"
      />
    </Box>
  );
}
// #endregion preview
