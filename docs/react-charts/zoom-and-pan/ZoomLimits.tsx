import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { noise } from '@site/sample-data/random';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

const minutes = Array.from({ length: 721 }, (_, index) => index);
const errors = minutes.map((minute) => {
  const incident = minute > 395 && minute < 430 ? 240 - (minute - 395) * 4 : 0;
  return Math.round(18 + incident + noise(minute) * 22);
});

function clock(minute: number) {
  const hour = Math.floor(minute / 60) + 6;
  return `${String(hour).padStart(2, '0')}:${String(Math.round(minute) % 60).padStart(2, '0')}`;
}

export default function ZoomLimits() {
  const [bounds, setBounds] = React.useState<[number, number]>([25, 90]);
  const [spans, setSpans] = React.useState<[number, number]>([5, 50]);
  const [panning, setPanning] = React.useState(true);
  const [minStart, maxEnd] = bounds;
  const [minSpan, maxSpan] = spans;

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr auto' },
          columnGap: 4,
          px: 1,
        }}
      >
        <div>
          <Typography variant="body2">
            minStart {minStart}, maxEnd {maxEnd}
          </Typography>
          <Slider
            size="small"
            value={bounds}
            onChange={(_, next) => setBounds(next as [number, number])}
            getAriaLabel={(index) => (index === 0 ? 'minStart' : 'maxEnd')}
            disableSwap
          />
        </div>
        <div>
          <Typography variant="body2">
            minSpan {minSpan}, maxSpan {maxSpan}
          </Typography>
          <Slider
            size="small"
            min={1}
            value={spans}
            onChange={(_, next) => setSpans(next as [number, number])}
            getAriaLabel={(index) => (index === 0 ? 'minSpan' : 'maxSpan')}
            disableSwap
          />
        </div>
        <FormControlLabel
          control={
            <Switch
              checked={panning}
              onChange={(event) => setPanning(event.target.checked)}
            />
          }
          label="panning"
        />
      </Box>
      {/* #region preview */}
      <LineChartPro
        // The chart doesn't apply changed limits to the current zoom. A new key resets it.
        key={`${bounds}-${spans}`}
        height={280}
        showToolbar
        initialZoom={[
          {
            axisId: 'minute',
            start: minStart,
            end: Math.min(minStart + (minSpan + maxSpan) / 2, maxEnd),
          },
        ]}
        xAxis={[
          {
            id: 'minute',
            data: minutes,
            valueFormatter: clock,
            zoom: {
              minStart,
              maxEnd,
              minSpan,
              maxSpan,
              panning,
              step: 10,
              slider: { enabled: true },
            },
          },
        ]}
        series={[{ label: 'Errors per minute', data: errors, showMark: false }]}
        zoomInteractionConfig={{ zoom: ['pinch'], pan: ['drag'] }}
        skipAnimation
        hideLegend
        role="img"
        aria-label="Error lines per minute in a server's log, 06:00 to 18:00"
      />
      {/* #endregion preview */}
    </Box>
  );
}
