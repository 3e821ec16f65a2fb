import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  LineChartPro,
  type LineChartProProps,
} from '@mui/x-charts-pro/LineChartPro';

// Fifty samples per second: a P wave after 4 s, the stronger S wave after 9 s.
const seconds = Array.from({ length: 1001 }, (_, index) => index / 50);
const ground = seconds.map((time) => {
  const wave = (start: number, size: number, pitch: number) =>
    time < start
      ? 0
      : size * Math.exp(-(time - start) / 3) * Math.sin((time - start) * pitch);
  return Number((wave(4, 60, 17) + wave(9, 210, 9)).toFixed(1));
});

type Gestures = NonNullable<LineChartProProps['zoomInteractionConfig']>;
const ZOOM = ['wheel', 'pinch', 'tapAndDrag', 'brush', 'doubleTapReset'] as const;
const PAN = ['drag', 'pressAndDrag', 'wheel'] as const;

export default function GesturePicker() {
  const [zoom, setZoom] = React.useState<(typeof ZOOM)[number][]>([
    'brush',
    'doubleTapReset',
  ]);
  const [pan, setPan] = React.useState<(typeof PAN)[number][]>([]);
  const [shown, setShown] = React.useState('0.0 s to 20.0 s');
  const gestures = React.useMemo<Gestures>(() => ({ zoom, pan }), [zoom, pan]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
        <div>
          <Typography variant="body2" id="gesture-zoom">
            zoom
          </Typography>
          <ToggleButtonGroup
            size="small"
            value={zoom}
            onChange={(_, next) => setZoom(next)}
            aria-labelledby="gesture-zoom"
            sx={{ flexWrap: 'wrap' }}
          >
            {ZOOM.map((name) => (
              <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
                {name}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </div>
        <div>
          <Typography variant="body2" id="gesture-pan">
            pan
          </Typography>
          <ToggleButtonGroup
            size="small"
            value={pan}
            onChange={(_, next) => setPan(next)}
            aria-labelledby="gesture-pan"
          >
            {PAN.map((name) => (
              <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
                {name}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </div>
      </Box>
      {/* #region preview */}
      <LineChartPro
        height={260}
        xAxis={[
          {
            id: 'time',
            data: seconds,
            label: 'Time (s)',
            height: 50,
            zoom: { minSpan: 2 },
          },
        ]}
        yAxis={[{ label: 'Ground motion (µm)', width: 65 }]}
        series={[{ label: 'Vertical', data: ground, showMark: false }]}
        zoomInteractionConfig={gestures}
        onZoomChange={(axes) =>
          axes.forEach(({ start, end }) =>
            setShown(`${(start / 5).toFixed(1)} s to ${(end / 5).toFixed(1)} s`),
          )
        }
        hideLegend
        role="img"
        aria-label="Seismogram of 20 seconds with a P wave and an S wave"
      />
      {/* #endregion preview */}
      <Typography variant="body2" color="text.secondary" role="status">
        Visible: {shown}
      </Typography>
    </Box>
  );
}
