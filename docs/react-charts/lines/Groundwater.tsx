import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const years = [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];
/** Groundwater above sea level in meters, in a well whose long-term mean is 42. */
const levels = [42.6, 42.9, 41.8, 40.9, 40.4, 41.3, 40.2, 41.9, 43.3, 42.7];

const baselines = {
  '42 (the long-term mean)': 42,
  "'min'": 'min',
  "'max'": 'max',
  '0 (default)': undefined,
} as const;
type Baseline = keyof typeof baselines;

function meters(value: number | null) {
  return value === null ? '' : `${value.toFixed(1)} m`;
}

export default function Groundwater() {
  const [baseline, setBaseline] = React.useState<Baseline>(
    '42 (the long-term mean)',
  );

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="baseline"
        value={baseline}
        onChange={(event) => setBaseline(event.target.value as Baseline)}
        sx={{ minWidth: 220, mb: 1 }}
      >
        {Object.keys(baselines).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {/* #region preview */}
      <LineChart
        height={280}
        xAxis={[
          {
            data: years,
            scaleType: 'point',
            valueFormatter: (year: number) => `${year}`,
          },
        ]}
        yAxis={[
          {
            label: 'Meters above sea level',
            // With a number as baseline, the axis starts at 0 unless you limit it.
            ...(baseline.startsWith('42') && { min: 39, max: 44 }),
          },
        ]}
        series={[
          {
            label: 'Groundwater',
            data: levels,
            area: true,
            baseline: baselines[baseline],
            valueFormatter: meters,
          },
        ]}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label="Groundwater level in a well from 2016 to 2025"
      />
      {/* #endregion preview */}
    </Box>
  );
}
