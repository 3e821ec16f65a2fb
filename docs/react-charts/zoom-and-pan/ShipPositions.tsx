import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { noise } from '@site/sample-data/random';
import {
  ScatterChartPro,
  type ScatterChartProProps,
} from '@mui/x-charts-pro/ScatterChartPro';

// A position every ten minutes during one day.
const positions = Array.from({ length: 144 }, (_, id) => id);
const trawler = positions.map((id) => ({
  id,
  x: Number((4.6 + 0.5 * Math.sin(id / 17) + noise(id) / 8).toFixed(3)),
  y: Number((54.1 + 0.12 * Math.cos(id / 11) + noise(id + 500) / 20).toFixed(3)),
}));
const tanker = positions.map((id) => ({
  id,
  x: Number((3.4 + (id / 143) * 3.2).toFixed(3)),
  y: Number((53.62 + (id / 143) * 0.34).toFixed(3)),
}));

const gestures: ScatterChartProProps['zoomInteractionConfig'] = {
  zoom: [{ type: 'wheel', requiredKeys: ['ControlOrMeta'] }, 'pinch'],
  pan: ['drag'],
};

export default function ShipPositions() {
  const [axes, setAxes] = React.useState(['x', 'y']);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        value={axes}
        onChange={(_, next: string[]) => setAxes(next)}
        aria-label="Axes that can be zoomed"
      >
        <ToggleButton value="x">xAxis</ToggleButton>
        <ToggleButton value="y">yAxis</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <ScatterChartPro
        height={300}
        // Axes keep their zoom while zooming is off. A new key resets the chart.
        key={axes.join()}
        showToolbar
        initialZoom={[
          { axisId: 'east', start: 10, end: 80 },
          { axisId: 'north', start: 20, end: 90 },
        ]}
        xAxis={[
          {
            id: 'east',
            label: 'Longitude (°E)',
            height: 50,
            zoom: axes.includes('x'),
          },
        ]}
        yAxis={[
          {
            id: 'north',
            label: 'Latitude (°N)',
            min: 53.5,
            max: 54.4,
            width: 65,
            zoom: axes.includes('y'),
          },
        ]}
        series={[
          { label: 'Trawler', data: trawler, markerSize: 3 },
          { label: 'Tanker', data: tanker, markerSize: 3 },
        ]}
        zoomInteractionConfig={gestures}
        role="img"
        aria-label="Positions of a trawler and a tanker during one day"
      />
      {/* #endregion preview */}
    </Box>
  );
}
