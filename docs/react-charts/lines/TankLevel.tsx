import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** Liters of heating oil in a tank, read once a day; filled up on Thursday. */
const liters = [820, 690, 540, 1900, 1760, 1600, 1430];

const curves: CurveType[] = ['step', 'stepBefore', 'stepAfter'];

export default function TankLevel() {
  const [curve, setCurve] = React.useState<CurveType>('step');
  const [strictStepCurve, setStrictStepCurve] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
        <TextField
          select
          size="small"
          label="curve"
          value={curve}
          onChange={(event) => setCurve(event.target.value as CurveType)}
          sx={{ minWidth: 140 }}
        >
          {curves.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Switch
              checked={strictStepCurve}
              onChange={(event) => setStrictStepCurve(event.target.checked)}
            />
          }
          label="strictStepCurve"
        />
      </Box>
      {/* #region preview */}
      <LineChart
        height={280}
        xAxis={[{ data: days, scaleType: 'band', categoryGapRatio: 0.5 }]}
        yAxis={[{ label: 'Oil in the tank (L)', width: 70 }]}
        series={[
          { label: 'Level', data: liters, curve, strictStepCurve, area: true },
        ]}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label="Liters of oil in a tank on each day of a week"
      />
      {/* #endregion preview */}
    </Box>
  );
}
