import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const celsius = (value: number | null) => (value === null ? null : `${value} °C`);

export default function HiveKeyboard() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <LineChart
        height={290}
        enableKeyboardNavigation
        xAxis={[
          {
            data: ['00:00', '06:00', '12:00', '18:00', '24:00'],
            scaleType: 'point',
          },
        ]}
        yAxis={[{ min: 10, max: 40 }]}
        series={[
          {
            label: 'Brood nest',
            data: [34.6, 34.4, 35.1, 35.3, 34.8],
            valueFormatter: celsius,
          },
          {
            label: 'Outer frame',
            data: [19.2, 17.8, 25.6, 27.1, 21.4],
            valueFormatter: celsius,
          },
        ]}
        slotProps={{ tooltip: { trigger: 'item', position: 'top' } }}
        aria-label="Temperature in a beehive over one day, arrow keys move between points"
      />
      {/* #endregion preview */}
    </Box>
  );
}
