import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { noise } from '@site/sample-data/random';
import {
  ScatterChartPro,
  type ScatterChartProProps,
} from '@mui/x-charts-pro/ScatterChartPro';

const quakes = Array.from({ length: 260 }, (_, id) => ({
  id,
  x: Number((30 * noise(id) ** 2.2).toFixed(2)),
  y: Number((1 - Math.log10(1 - 0.9999 * noise(id + 1000)) * 1.1).toFixed(1)),
}));

const gestures: ScatterChartProProps['zoomInteractionConfig'] = {
  zoom: [{ type: 'brush', pointerMode: 'mouse' }, 'pinch', 'doubleTapReset'],
  pan: [{ type: 'drag', pointerMode: 'touch' }],
};

export default function AftershockBrush() {
  const [spans, setSpans] = React.useState('100% of x, 100% of y');

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <ScatterChartPro
        height={300}
        xAxis={[
          { id: 'day', label: 'Days after', min: 0, max: 30, zoom: { minSpan: 1 } },
        ]}
        yAxis={[
          { id: 'size', label: 'Magnitude', min: 1, max: 6, zoom: { minSpan: 1 } },
        ]}
        series={[{ label: 'Aftershock', data: quakes, markerSize: 3 }]}
        zoomInteractionConfig={gestures}
        onZoomChange={(axes) => {
          const [day, size] = axes.map(({ start, end }) => Math.round(end - start));
          setSpans(`${day}% of x, ${size}% of y`);
        }}
        hideLegend
        role="img"
        aria-label="Aftershocks during 30 days by time and magnitude"
      />
      {/* #endregion preview */}
      <Typography variant="body2" color="text.secondary" role="status">
        Visible: {spans}
      </Typography>
    </Box>
  );
}
