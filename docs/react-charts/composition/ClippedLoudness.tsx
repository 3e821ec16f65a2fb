import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const minutes = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90];
const decibels = [58, 76, 96, 84, 62, 93, 79, 74, 71, 68];

export default function ClippedLoudness() {
  const id = React.useId();
  const clipPathId = `${id}-clip-path`;
  const [clipped, setClipped] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={clipped}
            onChange={(event) => setClipped(event.target.checked)}
          />
        }
        label="Clip the line"
      />
      {/* #region preview */}
      <ChartsContainer
        height={280}
        margin={{ top: 40, left: 0 }}
        xAxis={[{ data: minutes, label: 'Minute of the rehearsal', height: 50 }]}
        yAxis={[{ label: 'Loudness (dB)', min: 65, max: 90 }]}
        series={[{ type: 'line', data: decibels, curve: 'linear' }]}
        role="img"
        aria-label="Loudness of an orchestra rehearsal, the axis shows 65 to 90 decibels"
      >
        <g clipPath={clipped ? `url(#${clipPathId})` : undefined}>
          <LinePlot />
        </g>
        <ChartsReferenceLine
          y={85}
          label="Ear plugs"
          labelAlign="end"
          labelStyle={{ fontSize: 12, direction: 'ltr' }}
        />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsClipPath id={clipPathId} offset={{ top: 2, bottom: 2 }} />
      </ChartsContainer>
      {/* #endregion preview */}
    </Box>
  );
}
