import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { months, roasts } from './roasts';

function kilograms(value: number | null) {
  return value === null ? '' : `${value} kg`;
}

export default function RoastedKilos() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <BarChart
        height={340}
        xAxis={[{ data: months }]}
        yAxis={[{ max: 800, width: 40 }]}
        series={roasts.map((roast) => ({
          ...roast,
          valueFormatter: kilograms,
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
        grid={{ horizontal: true }}
        borderRadius={4}
        role="img"
        aria-label="Kilograms of filter and espresso coffee roasted each month from January to June"
      />
      {/* #endregion preview */}
    </Box>
  );
}
