import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import {
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { Toolbar, ToolbarButton } from '@mui/x-charts-pro/Toolbar';
import { useChartProApiContext } from '@mui/x-charts-pro/context';

const nights = Array.from({ length: 61 }, (_, index) => index / 2);
const brightness = nights.map((night) => {
  const phase = (night % 7.2) / 7.2;
  return phase < 0.4 ? 30 + phase * 150 : 90 - ((phase - 0.4) / 0.6) * 60;
});

// #region preview
const button = <ToolbarButton render={<Button size="small" />} />;

function StarToolbar() {
  const apiRef = useChartProApiContext();

  return (
    <Toolbar aria-label="Zoom of the light curve">
      <ChartsToolbarZoomInTrigger render={button}>Closer</ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger render={button}>
        Farther
      </ChartsToolbarZoomOutTrigger>
      <ToolbarButton
        render={<Button size="small" />}
        onClick={() =>
          apiRef.current.setZoomData([{ axisId: 'night', start: 0, end: 100 }])
        }
      >
        All nights
      </ToolbarButton>
    </Toolbar>
  );
}
// #endregion preview

export default function ResetButton() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChartPro
        showToolbar
        slots={{ toolbar: StarToolbar }}
        height={280}
        xAxis={[
          { id: 'night', data: nights, label: 'Night', height: 50, zoom: true },
        ]}
        yAxis={[{ label: 'Brightness', min: 0, max: 110, width: 55 }]}
        initialZoom={[{ axisId: 'night', start: 40, end: 70 }]}
        series={[{ data: brightness, showMark: false }]}
        role="img"
        aria-label="Brightness of a second pulsating star over 30 nights"
      />
    </Box>
  );
}
