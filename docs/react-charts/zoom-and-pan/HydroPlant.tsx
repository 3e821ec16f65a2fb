import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { noise } from '@site/sample-data/random';
import { BarPlot } from '@mui/x-charts-pro/BarChart';
import { ChartsClipPath } from '@mui/x-charts-pro/ChartsClipPath';
import { ChartsDataProviderPro } from '@mui/x-charts-pro/ChartsDataProviderPro';
import { ChartsLegend } from '@mui/x-charts-pro/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts-pro/ChartsSurface';
import {
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { ChartsTooltip } from '@mui/x-charts-pro/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts-pro/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts-pro/ChartsYAxis';
import { ChartsZoomSlider } from '@mui/x-charts-pro/ChartsZoomSlider';
import { LinePlot } from '@mui/x-charts-pro/LineChart';

const days = Array.from({ length: 120 }, (_, index) => new Date(2025, 2, 1 + index));
const inflow = days.map((_, index) =>
  Math.round(38 + 26 * Math.sin(index / 24) + noise(index) * 16),
);
const output = inflow.map((flow, index) =>
  Number((Math.min(flow, 62) * 0.118 + noise(index + 90) / 5).toFixed(1)),
);
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

export default function HydroPlant() {
  const clipId = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <ChartsDataProviderPro
        height={320}
        initialZoom={[{ axisId: 'day', start: 0, end: 40 }]}
        xAxis={[
          {
            id: 'day',
            scaleType: 'band',
            data: days,
            valueFormatter: (day: Date) => short.format(day),
            zoom: { slider: { enabled: true, preview: true } },
          },
        ]}
        yAxis={[
          { id: 'flow', label: 'Inflow (m³/s)', width: 55 },
          { id: 'power', label: 'Output (MW)', position: 'right', min: 0 },
        ]}
        series={[
          { type: 'bar', label: 'Inflow', data: inflow, yAxisId: 'flow' },
          { type: 'line', label: 'Output', data: output, yAxisId: 'power' },
        ]}
        zoomInteractionConfig={{ zoom: ['pinch'], pan: ['drag'] }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <ChartsLegend />
          <Box sx={{ flexGrow: 1 }} />
          <ChartsToolbarZoomInTrigger
            render={<IconButton size="small" aria-label="Zoom in" />}
          >
            <AddIcon fontSize="small" />
          </ChartsToolbarZoomInTrigger>
          <ChartsToolbarZoomOutTrigger
            render={<IconButton size="small" aria-label="Zoom out" />}
          >
            <RemoveIcon fontSize="small" />
          </ChartsToolbarZoomOutTrigger>
        </Box>
        <ChartsSurface
          role="img"
          aria-label="Inflow and output of a hydropower plant per day"
        >
          <ChartsClipPath id={clipId} />
          <g clipPath={`url(#${clipId})`}>
            <BarPlot />
            <LinePlot />
          </g>
          <ChartsXAxis axisId="day" />
          <ChartsYAxis axisId="flow" />
          <ChartsYAxis axisId="power" />
          <ChartsZoomSlider />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartsDataProviderPro>
      {/* #endregion preview */}
    </Box>
  );
}
