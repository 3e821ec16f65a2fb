import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { BarChart, barClasses } from '@mui/x-charts/BarChart';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import type {} from '@mui/x-charts/themeAugmentation';

// #region preview
const components: Theme['components'] = {
  // 8.29.3 uses this name for all charts
  MuiChartDataProvider: {
    defaultProps: {
      colors: (mode) =>
        mode === 'dark' ? ['#e3c26b', '#8cc5e6'] : ['#7a5c14', '#2c5f7c'],
      margin: { top: 12, right: 12, bottom: 8, left: 4 },
    },
  },
  MuiChartsGrid: {
    defaultProps: { horizontal: true },
    styleOverrides: { line: { strokeDasharray: '2 4' } },
  },
  MuiChartsYAxis: { defaultProps: { disableLine: true, disableTicks: true } },
  MuiBarChart: { defaultProps: { borderRadius: 4 } },
  // no single theme key covers all marks
  MuiChartsSurface: {
    styleOverrides: {
      root: {
        [`& .${barClasses.element}`]: { fillOpacity: 0.85 },
        [`& .${lineClasses.line}`]: { strokeWidth: 4 },
      },
    },
  },
};

function withChartStyle(outer: Theme) {
  return createTheme(outer, { components });
}
// #endregion preview

const evenings = ['Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export default function ThemedCharts() {
  return (
    <ThemeProvider theme={withChartStyle}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
          gap: 2,
          width: '100%',
        }}
      >
        <BarChart
          height={240}
          xAxis={[{ data: evenings }]}
          series={[
            { label: 'Programs sold', data: [84, 97, 91, 148, 172] },
            { label: 'Ices sold', data: [61, 70, 66, 119, 158] },
          ]}
          role="img"
          aria-label="Programs and ices sold in a theater per evening"
        />
        <LineChart
          height={240}
          xAxis={[{ data: evenings, scaleType: 'point' }]}
          yAxis={[{ min: 0 }]}
          series={[
            { label: 'Cloakroom', data: [210, 244, 232, 371, 402] },
            { label: 'Latecomers', data: [12, 9, 18, 31, 27] },
          ]}
          role="img"
          aria-label="Coats in the cloakroom and latecomers per evening"
        />
      </Box>
    </ThemeProvider>
  );
}
