import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type {
  AxisValueFormatterContext,
  ContinuousScaleName,
} from '@mui/x-charts/models';

// meters from the saw, and pascals measured there
const distances = [1, 2, 4, 8, 16, 32, 64, 128, 256];
const pressures = [3.6, 1.8, 0.9, 0.45, 0.225, 0.112, 0.056, 0.028, 0.014];

const scaleTypes: ContinuousScaleName[] = ['linear', 'pow', 'sqrt', 'symlog', 'log'];

function pascals(value: number | null) {
  return `${value} Pa`;
}

// #region preview
// the scale leaves out labels that have no room: its text is then ''
function tickInPascals(value: number, context: AxisValueFormatterContext) {
  return context.location === 'tick' && context.defaultTickLabel === ''
    ? ''
    : pascals(value);
}
// #endregion preview

export default function SoundPressure() {
  const [scaleType, setScaleType] = React.useState<ContinuousScaleName>('log');
  const [formatted, setFormatted] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
        <TextField
          select
          size="small"
          label="scaleType of the y-axis"
          value={scaleType}
          onChange={(event) =>
            setScaleType(event.target.value as ContinuousScaleName)
          }
          sx={{ minWidth: 190 }}
        >
          {scaleTypes.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Switch
              checked={formatted}
              onChange={(event) => setFormatted(event.target.checked)}
            />
          }
          label="valueFormatter"
        />
      </Box>
      <LineChart
        height={300}
        xAxis={[{ data: distances, label: 'Distance (m)', scaleType: 'log' }]}
        yAxis={[
          {
            scaleType,
            width: 60,
            valueFormatter: formatted ? tickInPascals : undefined,
          },
        ]}
        series={[
          {
            label: 'Chainsaw',
            data: pressures,
            valueFormatter: pascals,
            curve: 'linear',
          },
        ]}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label="Sound pressure of a chainsaw from 1 to 256 meters away"
      />
    </Box>
  );
}
