import Box from '@mui/material/Box';
import { FunnelChart, funnelClasses } from '@mui/x-charts-pro/FunnelChart';
import { series } from './steps';

// #region preview
const funnelSx = {
  [`& .${funnelClasses.section}`]: { strokeDasharray: '6 4' },
  [`& .${funnelClasses.section}[data-highlighted]`]: {
    strokeDasharray: 'none',
    strokeWidth: 3,
    fillOpacity: 0.6,
  },
  [`& .${funnelClasses.section}[data-faded]`]: { opacity: 0.35 },
  [`& .${funnelClasses.sectionLabel}`]: {
    fontSize: 15,
    fontWeight: 700,
    letterSpacing: '0.04em',
  },
};
// #endregion preview

export default function StepStyles() {
  return (
    <Box sx={{ width: '100%' }}>
      <FunnelChart
        height={280}
        gap={6}
        hideLegend
        series={series}
        sx={funnelSx}
        role="img"
        aria-label="Steps to an adoption with dashed outlines"
      />
    </Box>
  );
}
