import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { noise } from '@site/sample-data/random';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';

// The egg weights of one laying season: a mean per day, and single eggs.
const days = Array.from({ length: 180 }, (_, index) => index + 1);
const weight = (day: number) => 52 + 9 * (1 - Math.exp(-day / 60)) + noise(day) * 2;
const weights = days.map((day) => Number(weight(day).toFixed(1)));
const eggs = days.map(
  (day) => 96 - Math.round(day / 9) - Math.round(noise(day + 300) * 12),
);
const single = days.flatMap((day) =>
  [0, 1].map((turn) => ({
    id: day * 2 + turn,
    x: day,
    y: Number((weight(day) - 4 + noise(day * 2 + turn) * 9).toFixed(1)),
  })),
);

const zoomOptions = { minSpan: 5, slider: { enabled: true, preview: true } };
const gestures = { zoom: ['pinch'], pan: ['drag'] } as const;

export default function PreviewKinds() {
  const [kind, setKind] = React.useState('bar');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        onChange={(_, next: string | null) => setKind(next ?? kind)}
        aria-label="Kind of chart"
      >
        <ToggleButton value="bar">Bars</ToggleButton>
        <ToggleButton value="line">Line</ToggleButton>
        <ToggleButton value="scatter">Scatter</ToggleButton>
      </ToggleButtonGroup>
      {kind === 'bar' && (
        <BarChartPro
          height={300}
          initialZoom={[{ axisId: 'day', start: 20, end: 45 }]}
          xAxis={[
            {
              id: 'day',
              data: days,
              label: 'Day of laying',
              height: 50,
              zoom: zoomOptions,
            },
          ]}
          yAxis={[{ label: 'Eggs per day' }]}
          series={[{ label: 'Eggs', data: eggs }]}
          zoomInteractionConfig={gestures}
          hideLegend
          role="img"
          aria-label="Eggs per day during 180 days"
        />
      )}
      {kind === 'line' && (
        <LineChartPro
          height={300}
          initialZoom={[{ axisId: 'day', start: 20, end: 45 }]}
          xAxis={[
            {
              id: 'day',
              data: days,
              label: 'Day of laying',
              height: 50,
              zoom: zoomOptions,
            },
          ]}
          yAxis={[{ label: 'Mean weight (g)' }]}
          series={[{ label: 'Mean', data: weights, showMark: false }]}
          zoomInteractionConfig={gestures}
          hideLegend
          role="img"
          aria-label="Mean egg weight per day during 180 days"
        />
      )}
      {/* #region preview */}
      {kind === 'scatter' && (
        <ScatterChartPro
          height={300}
          initialZoom={[{ axisId: 'day', start: 20, end: 45 }]}
          xAxis={[
            { id: 'day', label: 'Day of laying', height: 50, zoom: zoomOptions },
          ]}
          yAxis={[{ label: 'Weight (g)', min: 45 }]}
          series={[{ label: 'Egg', data: single, preview: { markerSize: 2 } }]}
          zoomInteractionConfig={gestures}
          hideLegend
          role="img"
          aria-label="Weight of single eggs during 180 days"
        />
      )}
      {/* #endregion preview */}
    </Box>
  );
}
