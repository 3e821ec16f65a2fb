import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  SparkLineChart,
  type SparkLineChartProps,
} from '@mui/x-charts/SparkLineChart';

const celsius = [1213, 1218, 1216, 1221, 1219, 1224, 1222, 1227];

// #region preview
const limits: Record<string, SparkLineChartProps['yAxis']> = {
  nice: undefined,
  strict: { domainLimit: 'strict' },
  'function, 10 °C more': {
    domainLimit: (min, max) => ({ min: Number(min) - 10, max: Number(max) + 10 }),
  },
  'min 0': { min: 0 },
  'min 1200, max 1240': { min: 1200, max: 1240 },
};
// #endregion preview

export default function KilnLimits() {
  const [limit, setLimit] = React.useState('nice');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Limits of the y-axis"
        value={limit}
        onChange={(event) => setLimit(event.target.value)}
        sx={{ width: 220, maxWidth: '100%', mb: 1 }}
      >
        {Object.keys(limits).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ border: 1, borderColor: 'divider' }}>
        <SparkLineChart
          height={90}
          data={celsius}
          yAxis={limits[limit]}
          role="img"
          aria-label="Temperature of a kiln, rising from 1,213 to 1,227 degrees"
        />
      </Box>
    </Box>
  );
}
