import Box from '@mui/material/Box';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

/** A pulsating star: quickly brighter, slowly fainter, again every 5.4 nights. */
const nights = Array.from({ length: 81 }, (_, index) => index / 2);
const brightness = nights.map((night) => {
  const phase = (night % 5.4) / 5.4;
  return phase < 0.3 ? 40 + phase * 200 : 100 - ((phase - 0.3) / 0.7) * 60;
});

export default function ZoomToolbar() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <LineChartPro
        showToolbar
        height={280}
        xAxis={[
          { id: 'night', data: nights, label: 'Night', height: 50, zoom: true },
        ]}
        initialZoom={[{ axisId: 'night', start: 20, end: 80 }]}
        yAxis={[{ label: 'Brightness', min: 0, max: 110, width: 55 }]}
        series={[{ data: brightness, showMark: false }]}
        role="img"
        aria-label="Brightness of a pulsating star over 40 nights"
      />
      {/* #endregion preview */}
    </Box>
  );
}
