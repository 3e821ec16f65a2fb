import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart, barClasses } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { balcony, evenings, stalls } from './sales';

export default function TicketSales() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <BarChart
        height={300}
        grid={{ horizontal: true }}
        borderRadius={4}
        xAxis={[{ data: evenings }]}
        yAxis={[{ label: 'Seats sold' }]}
        series={[
          {
            id: 'stalls',
            label: 'Stalls',
            data: stalls,
            color: palette.primary.main,
          },
          {
            id: 'balcony',
            label: 'Balcony',
            data: balcony,
            color: palette.secondary.main,
          },
        ]}
        role="img"
        aria-label="Theater seats sold per evening in stalls and balcony"
        sx={{
          [`& .${axisClasses.root} .${axisClasses.tick}`]: { stroke: 'none' },
          [`& .${axisClasses.left} .${axisClasses.line}`]: { stroke: 'none' },
          [`& .${axisClasses.root} .${axisClasses.tickLabel}`]: {
            fill: palette.text.secondary,
          },
          [`& .${chartsGridClasses.line}`]: { strokeDasharray: '2 4' },
          [`& [data-series="balcony"] .${barClasses.element}`]: {
            fillOpacity: 0.25,
            stroke: palette.secondary.main,
            strokeWidth: 2,
          },
          [`& .${legendClasses.label}`]: { fontWeight: 600 },
        }}
      />
      {/* #endregion preview */}
    </Box>
  );
}
