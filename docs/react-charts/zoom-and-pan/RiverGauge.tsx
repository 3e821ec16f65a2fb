import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { noise } from '@site/sample-data/random';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { AxisValueFormatterContext } from '@mui/x-charts-pro/models';

const days = Array.from(
  { length: 1096 },
  (_, index) => new Date(2022, 0, 1 + index),
);
const levels = days.map((_, index) => {
  const season = 60 * Math.cos(((index - 50) / 365) * 2 * Math.PI);
  const flood = 190 * Math.exp(-(((index % 274) - 120) ** 2) / 40);
  return Math.round(210 + season + flood + noise(index) * 14);
});

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

function formatDay(day: Date, context: AxisValueFormatterContext) {
  return context.location === 'tick' ? context.defaultTickLabel : long.format(day);
}

export default function RiverGauge() {
  const [preview, setPreview] = React.useState(true);
  const [size, setSize] = React.useState(48);
  const [tooltip, setTooltip] = React.useState<'always' | 'hover' | 'never'>(
    'hover',
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1,
          rowGap: 2,
          alignItems: 'center',
          pt: 1,
          mb: 1,
        }}
      >
        <FormControlLabel
          control={
            <Switch
              checked={preview}
              onChange={(event) => setPreview(event.target.checked)}
            />
          }
          label="preview"
        />
        <TextField
          select
          size="small"
          label="showTooltip"
          value={tooltip}
          onChange={(event) => setTooltip(event.target.value as typeof tooltip)}
          sx={{ minWidth: 110 }}
        >
          <MenuItem value="hover">hover</MenuItem>
          <MenuItem value="always">always</MenuItem>
          <MenuItem value="never">never</MenuItem>
        </TextField>
        <Box sx={{ width: 160 }}>
          <Typography variant="body2">size: {size} px</Typography>
          <Slider
            size="small"
            aria-label="size"
            min={28}
            max={88}
            value={size}
            onChange={(_, next) => setSize(next as number)}
          />
        </Box>
      </Box>
      {/* #region preview */}
      <LineChartPro
        height={340}
        initialZoom={[{ axisId: 'day', start: 66, end: 100 }]}
        xAxis={[
          {
            id: 'day',
            scaleType: 'time',
            domainLimit: 'strict',
            data: days,
            valueFormatter: formatDay,
            zoom: {
              minSpan: 2,
              slider: { enabled: true, preview, size, showTooltip: tooltip },
            },
          },
        ]}
        yAxis={[{ label: 'Water level (cm)', min: 0, width: 65 }]}
        series={[{ label: 'Level', data: levels, showMark: false, area: true }]}
        zoomInteractionConfig={{ zoom: ['pinch'], pan: ['drag'] }}
        hideLegend
        role="img"
        aria-label="Water level of a river gauge per day, 2022 to 2024"
      />
      {/* #endregion preview */}
    </Box>
  );
}
