import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const stops = Array.from({ length: 44 }, (_, index) => `Stop ${index + 1}`);
const aboard = stops.map((_, index) =>
  Math.round(8 + 46 * Math.sin(((index + 1) / 45) * Math.PI) + ((index * 7) % 5)),
);

export default function BusStops() {
  const [tickSpacing, setTickSpacing] = React.useState(60);
  const [tickLabelMinGap, setTickLabelMinGap] = React.useState(4);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, px: 1 }}>
        <Box sx={{ flex: '1 1 220px' }}>
          <Typography id="tick-spacing-label" variant="body2">
            tickSpacing: {tickSpacing} px
          </Typography>
          <Slider
            aria-labelledby="tick-spacing-label"
            min={0}
            max={150}
            step={10}
            value={tickSpacing}
            onChange={(_, value) => setTickSpacing(value as number)}
          />
        </Box>
        <Box sx={{ flex: '1 1 220px' }}>
          <Typography id="label-gap-label" variant="body2">
            tickLabelMinGap: {tickLabelMinGap} px
          </Typography>
          <Slider
            aria-labelledby="label-gap-label"
            min={0}
            max={80}
            step={4}
            value={tickLabelMinGap}
            onChange={(_, value) => setTickLabelMinGap(value as number)}
          />
        </Box>
      </Box>
      {/* #region preview */}
      <BarChart
        height={260}
        xAxis={[
          { data: stops, tickSpacing, tickLabelMinGap, tickPlacement: 'middle' },
        ]}
        yAxis={[{ label: 'Passengers' }]}
        series={[{ label: 'Passengers aboard', data: aboard }]}
        hideLegend
        role="img"
        aria-label="Passengers aboard a bus after each of its 44 stops"
      />
      {/* #endregion preview */}
    </Box>
  );
}
