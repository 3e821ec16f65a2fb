import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { toMonths } from '@site/sample-data/series';
import { energy } from '@site/sample-data/timeSeries';
import { LineChart } from '@mui/x-charts/LineChart';
import type { StackOffsetType, StackOrderType } from '@mui/x-charts/models';

const months = toMonths(energy, 'sum');
const sources = [
  { dataKey: 'hydro', label: 'Hydro' },
  { dataKey: 'wind', label: 'Wind' },
  { dataKey: 'solar', label: 'Solar' },
];

const offsets: StackOffsetType[] = [
  'none',
  'expand',
  'silhouette',
  'wiggle',
  'diverging',
];
const orders: StackOrderType[] = [
  'none',
  'reverse',
  'ascending',
  'descending',
  'appearance',
  'insideOut',
];

function month(date: Date) {
  return date.toLocaleDateString('en-US', { month: 'short' });
}

function megawattHours(value: number | null) {
  return value === null ? '' : `${Math.round(value).toLocaleString('en-US')} MWh`;
}

export default function StackedSources() {
  const [stackOffset, setStackOffset] = React.useState<StackOffsetType>('none');
  const [stackOrder, setStackOrder] = React.useState<StackOrderType>('none');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <TextField
          select
          size="small"
          label="stackOffset"
          value={stackOffset}
          onChange={(event) => setStackOffset(event.target.value as StackOffsetType)}
          sx={{ width: 140 }}
        >
          {offsets.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="stackOrder"
          value={stackOrder}
          onChange={(event) => setStackOrder(event.target.value as StackOrderType)}
          sx={{ width: 140 }}
        >
          {orders.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {/* #region preview */}
      <LineChart
        height={300}
        dataset={months}
        xAxis={[
          {
            dataKey: 'date',
            scaleType: 'time',
            domainLimit: 'strict',
            valueFormatter: month,
          },
        ]}
        yAxis={[
          {
            width: 64,
            valueFormatter: (value: number) =>
              stackOffset === 'expand' ? `${Math.round(value * 100)}%` : `${value}`,
          },
        ]}
        series={sources.map((source) => ({
          ...source,
          area: true,
          showMark: false,
          stack: 'island',
          stackOffset,
          stackOrder,
          valueFormatter: megawattHours,
        }))}
        role="img"
        aria-label="Renewable electricity of an island in megawatt hours by month and source, stacked"
      />
      {/* #endregion preview */}
    </Box>
  );
}
