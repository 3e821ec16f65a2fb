import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RadarChart } from '@mui/x-charts/RadarChart';

// #region preview
const names = [
  'Floor (m²)',
  'Height (cm)',
  'Wind (km/h)',
  'Weight (kg)',
  'Price (€)',
];
const metrics = [
  { name: 'Floor (m²)', max: 6 },
  { name: 'Height (cm)', min: 80, max: 180 },
  { name: 'Wind (km/h)', max: 120 },
  // Less is better: the scale runs inward.
  { name: 'Weight (kg)', min: 8, max: 0 },
  { name: 'Price (€)', min: 800, max: 0 },
];
// #endregion preview

const series = [
  { label: 'Ridge 2', data: [2.9, 105, 110, 2.1, 620] },
  { label: 'Meadow 4', data: [5.4, 170, 65, 7.2, 340] },
];

export default function MetricRanges() {
  const [limits, setLimits] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={limits} onChange={(_, checked) => setLimits(checked)} />
        }
        label="Limits for each metric"
      />
      <RadarChart
        height={320}
        margin={{ left: 80, right: 80 }}
        radar={{ metrics: limits ? metrics : names }}
        series={series}
        direction="ltr"
        role="img"
        aria-label={
          limits
            ? 'Measurements of two tents, better values lie further out'
            : 'Measurements of two tents, each scale starts at 0'
        }
      />
    </Box>
  );
}
