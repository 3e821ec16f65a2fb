import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { ScatterChart, scatterClasses } from '@mui/x-charts/ScatterChart';
import { createRandom } from '@site/sample-data/random';

// 400 parcels of a courier: most are small and cheap to send
const random = createRandom(611);
const parcels = Array.from({ length: 400 }, (_, id) => {
  const weight = 0.2 + 11 * random.next() ** 2.2;
  const cost = 3.2 + 0.75 * weight + 2.4 * random.next();
  return { id, x: Number(weight.toFixed(2)), y: Number(cost.toFixed(2)) };
});

export default function MarkerSizes() {
  const [size, setSize] = React.useState(4);
  const [opacity, setOpacity] = React.useState(0.4);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, px: 1 }}>
        <Box sx={{ flex: '1 1 200px' }}>
          <Typography id="marker-size" variant="body2">
            Marker size: {size} px
          </Typography>
          <Slider
            size="small"
            aria-labelledby="marker-size"
            value={size}
            min={1}
            max={12}
            onChange={(_, value) => setSize(value as number)}
          />
        </Box>
        <Box sx={{ flex: '1 1 200px' }}>
          <Typography id="marker-opacity" variant="body2">
            Fill opacity: {opacity}
          </Typography>
          <Slider
            size="small"
            aria-labelledby="marker-opacity"
            value={opacity}
            min={0.1}
            max={1}
            step={0.1}
            onChange={(_, value) => setOpacity(value as number)}
          />
        </Box>
      </Box>
      {/* #region preview */}
      <ScatterChart
        height={300}
        series={[{ label: 'Parcels', data: parcels, markerSize: size }]}
        sx={{ [`& .${scatterClasses.marker}`]: { fillOpacity: opacity } }}
        xAxis={[{ label: 'Weight (kg)', min: 0, height: 50 }]}
        yAxis={[{ label: 'Postage (€)', min: 0 }]}
        hideLegend
        role="img"
        aria-label="Weight and postage of 400 parcels"
      />
      {/* #endregion preview */}
    </Box>
  );
}
