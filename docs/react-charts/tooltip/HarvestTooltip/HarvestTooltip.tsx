import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';
import { series, years } from './harvest';

// #region preview
const tooltip = {
  sx: {
    [`& .${chartsTooltipClasses.paper}`]: {
      bgcolor: 'text.primary',
      color: 'background.paper',
      border: 0,
      borderRadius: '12px',
    },
    [`& .${chartsTooltipClasses.cell}`]: { color: 'inherit' },
    [`& .${chartsTooltipClasses.cell}.${chartsTooltipClasses.valueCell}`]: {
      color: 'inherit',
      fontWeight: 700,
    },
  },
};
// #endregion preview

export default function HarvestTooltip() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={280}
        xAxis={[{ data: years }]}
        series={series}
        slotProps={{ tooltip }}
        role="img"
        aria-label="Harvest of pears and plums from 2022 to 2025"
      />
    </Box>
  );
}
