import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const months = Array.from({ length: 12 }, (_, month) => new Date(2025, month, 1));
const rye = [3.42, 3.42, 3.45, 3.51, 3.55, 3.58, 3.58, 3.63, 3.71, 3.74, 3.79, 3.83];
const wheat = [
  2.87, 2.91, 2.91, 2.94, 3.02, 3.02, 3.05, 3.12, 3.12, 3.18, 3.24, 3.26,
];

const limits = {
  nice: 'nice',
  strict: 'strict',
  'room above and below': (min: number, max: number) => ({
    min: min - 0.5,
    max: max + 0.5,
  }),
  'from zero': (_min: number, max: number) => ({ min: 0, max }),
} as const;
type Limit = keyof typeof limits;

function euros(value: number | null) {
  return value === null ? '' : `€${value.toFixed(2)}`;
}

function month(date: Date) {
  return date.toLocaleDateString('en-US', { month: 'short' });
}

export default function BreadPrice() {
  const [limit, setLimit] = React.useState<Limit>('nice');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="domainLimit of the y-axis"
        value={limit}
        onChange={(event) => setLimit(event.target.value as Limit)}
        sx={{ minWidth: 220, mb: 1 }}
      >
        {Object.keys(limits).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {/* #region preview */}
      <LineChart
        height={280}
        xAxis={[{ data: months, scaleType: 'time', valueFormatter: month }]}
        yAxis={[
          {
            domainLimit: limits[limit],
            valueFormatter: (value: number) => euros(value),
          },
        ]}
        series={[
          { label: 'Rye loaf', data: rye, valueFormatter: euros },
          { label: 'Wheat loaf', data: wheat, valueFormatter: euros },
        ]}
        grid={{ horizontal: true }}
        experimentalFeatures={{ preferStrictDomainInLineCharts: true }}
        role="img"
        aria-label="Average price of a rye and a wheat loaf in 2025"
      />
      {/* #endregion preview */}
    </Box>
  );
}
