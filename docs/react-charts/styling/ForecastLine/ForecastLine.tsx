import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { expected, nights, sold } from './berths';

export default function ForecastLine() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <LineChart
        height={290}
        xAxis={[{ data: nights, label: 'Night', height: 50 }]}
        yAxis={[{ label: 'Berths', min: 0, max: 120 }]}
        series={[
          {
            id: 'sold',
            label: 'Sold',
            data: sold,
            color: palette.primary.main,
            highlightScope: { highlight: 'series', fade: 'global' },
          },
          {
            id: 'expected',
            label: 'Expected',
            data: expected,
            color: palette.secondary.main,
            shape: 'diamond',
            highlightScope: { highlight: 'series', fade: 'global' },
          },
        ]}
        role="img"
        aria-label="Berths of a night train, sold and expected, over ten nights"
        sx={{
          [`& .${lineClasses.line}`]: { strokeWidth: 3 },
          [`& .${lineClasses.line}[data-series="expected"]`]: {
            strokeDasharray: '6 5',
          },
          [`& .${lineClasses.line}[data-faded]`]: { opacity: 0.2 },
          [`& .${lineClasses.mark}`]: {
            fill: palette.background.paper,
          },
          [`& .${lineClasses.mark}[data-highlighted]`]: { strokeWidth: 4 },
          [`& .${axisClasses.root} .${axisClasses.line}`]: {
            stroke: palette.divider,
            strokeWidth: 2,
          },
        }}
      />
      {/* #endregion preview */}
    </Box>
  );
}
