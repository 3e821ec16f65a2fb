import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { noise } from '@site/sample-data/random';
import {
  LineChartPro,
  type LineChartProProps,
} from '@mui/x-charts-pro/LineChartPro';

// Log lines per minute during one week. In your app, a server would answer.
const MINUTES = 7 * 1440;
const perMinute = Array.from({ length: MINUTES }, (_, minute) => {
  const day = 420 - 300 * Math.cos((minute / 1440) * 2 * Math.PI);
  const burst = minute % 1931 < 6 ? 900 : 0;
  return Math.round(day + burst + noise(minute) * 97);
});
const at = (minute: number) => new Date(2025, 5, 2, 0, minute);

function aggregate(step: number, from: number, to: number) {
  const times: Date[] = [];
  const values: number[] = [];
  for (let minute = from; minute < to; minute += step) {
    const part = perMinute.slice(minute, Math.min(minute + step, MINUTES));
    times.push(at(minute));
    values.push(Math.max(...part));
  }
  return { times, values };
}

function load(from: number, to: number) {
  const span = to - from;
  const step = span > 40 ? 60 : span > 10 ? 10 : 1;
  const first = Math.floor(((from / 100) * MINUTES) / step) * step;
  const last = Math.min(Math.ceil((to / 100) * MINUTES) + step, MINUTES);
  return { step, ...aggregate(step, first, last) };
}

const gestures: LineChartProProps['zoomInteractionConfig'] = {
  zoom: [{ type: 'wheel', requiredKeys: ['ControlOrMeta'] }, 'pinch'],
  pan: ['drag'],
};

export default function LogDetail() {
  const [part, setPart] = React.useState(() => load(0, 50));

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <LineChartPro
        height={300}
        showToolbar
        initialZoom={[{ axisId: 'time', start: 0, end: 50 }]}
        xAxis={[
          {
            id: 'time',
            scaleType: 'time',
            data: part.times,
            // The zoom percentages refer to these limits, so keep them fixed.
            min: at(0),
            max: at(MINUTES),
            zoom: { minSpan: 1, slider: { enabled: true } },
          },
        ]}
        yAxis={[{ label: 'Lines per minute', min: 0, max: 1800, width: 65 }]}
        series={[{ label: 'Peak', data: part.values, showMark: false }]}
        onZoomChange={(zoomData) =>
          zoomData.forEach(({ start, end }) => setPart(load(start, end)))
        }
        zoomInteractionConfig={gestures}
        skipAnimation
        hideLegend
        role="img"
        aria-label="Log lines per minute of a server during one week"
      />
      {/* #endregion preview */}
      <Typography variant="body2" role="status">
        Peak per {part.step === 1 ? 'minute' : `${part.step} minutes`}:{' '}
        {part.values.length.toLocaleString('en-US')} points loaded
      </Typography>
    </Box>
  );
}
