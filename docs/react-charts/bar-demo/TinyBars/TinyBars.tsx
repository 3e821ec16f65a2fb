import Box from '@mui/material/Box';
import { BarChart, barClasses } from '@mui/x-charts/BarChart';
import { arrivals, days, total } from './days';

export default function TinyBars() {
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        width: '100%',
        maxWidth: 260,
        padding: '16px',
        border: '1px solid rgb(128 128 128 / 0.35)',
        borderRadius: '8px',
      }}
    >
      <Box sx={{ fontSize: 14, opacity: 0.75 }}>Arrivals, next 7 days</Box>
      <Box sx={{ fontSize: 32, fontWeight: 600, lineHeight: 1.3 }}>{total}</Box>
      {/* #region preview */}
      <BarChart
        height={64}
        margin={{ left: 0, right: 0, top: 4, bottom: 0 }}
        xAxis={[{ data: days, position: 'none', categoryGapRatio: 0.3 }]}
        yAxis={[{ position: 'none' }]}
        series={[
          {
            label: 'Guests',
            data: arrivals,
            highlightScope: { highlight: 'item' },
          },
        ]}
        borderRadius={3}
        hideLegend
        axisHighlight={{ x: 'none', y: 'none' }}
        sx={{
          [`& .${barClasses.element}`]: { fill: '#7a9cc6' },
          [`& .${barClasses.element}[data-highlighted]`]: { fill: '#3f74b5' },
        }}
        role="img"
        aria-label="Arrivals from Saturday to Friday, 9 on Monday and 42 on Friday"
      />
      {/* #endregion preview */}
    </Box>
  );
}
