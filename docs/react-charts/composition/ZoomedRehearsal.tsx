import * as React from 'react';
import Box from '@mui/material/Box';
import { ChartsClipPath } from '@mui/x-charts-pro/ChartsClipPath';
import { ChartsContainerPro } from '@mui/x-charts-pro/ChartsContainerPro';
import { ChartsReferenceLine } from '@mui/x-charts-pro/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts-pro/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts-pro/ChartsYAxis';
import { LinePlot } from '@mui/x-charts-pro/LineChart';

/** One value per minute: a slow piece, a pause, and a loud finale. */
const minutes = Array.from({ length: 121 }, (_, minute) => minute);
const decibels = minutes.map((minute) => {
  if (minute > 54 && minute < 70) {
    return 56 + (minute % 4);
  }
  const swell = minute < 55 ? minute / 3 : (minute - 70) / 2;
  return Math.round(64 + swell + 7 * Math.sin(minute / 2.3));
});

export default function ZoomedRehearsal() {
  const id = React.useId();
  const clipPathId = `${id}-clip-path`;

  return (
    <Box sx={{ width: '100%' }}>
      {/* #region preview */}
      <ChartsContainerPro
        height={280}
        xAxis={[
          {
            id: 'minute',
            data: minutes,
            max: 120,
            label: 'Minute of the rehearsal',
            height: 50,
            zoom: { minSpan: 10 },
          },
        ]}
        yAxis={[{ label: 'Loudness (dB)', min: 50, max: 100 }]}
        initialZoom={[{ axisId: 'minute', start: 55, end: 100 }]}
        series={[{ type: 'line', data: decibels }]}
        role="img"
        aria-label="Loudness of an orchestra rehearsal; the wheel zooms, dragging pans"
      >
        <g clipPath={`url(#${clipPathId})`}>
          <LinePlot />
        </g>
        <ChartsReferenceLine
          y={85}
          label="Ear plugs"
          labelAlign="start"
          labelStyle={{ fontSize: 12, direction: 'ltr' }}
        />
        <ChartsXAxis axisId="minute" />
        <ChartsYAxis />
        <ChartsClipPath id={clipPathId} />
      </ChartsContainerPro>
      {/* #endregion preview */}
    </Box>
  );
}
