import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOffsetType, StackOrderType } from '@mui/x-charts/models';

const years = ['2021', '2022', '2023', '2024', '2025'];
const sources = [
  { label: 'Hydro', data: [31, 26, 29, 33, 30] },
  { label: 'Wind', data: [12, 18, 24, 27, 35] },
  { label: 'Solar', data: [6, 9, 14, 20, 28] },
  { label: 'Gas', data: [44, 39, 27, 19, 11] },
];

const offsets: StackOffsetType[] = ['diverging', 'none', 'expand', 'silhouette'];
const orders: StackOrderType[] = [
  'none',
  'reverse',
  'ascending',
  'descending',
  'appearance',
  'insideOut',
];

export default function EnergyStack() {
  const [stackOffset, setStackOffset] = React.useState<StackOffsetType>('diverging');
  const [stackOrder, setStackOrder] = React.useState<StackOrderType>('none');

  // #region preview
  const series = sources.map((source) => ({
    ...source,
    stack: 'grid',
    stackOffset,
    stackOrder,
  }));
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <TextField
          select
          size="small"
          label="stackOffset"
          value={stackOffset}
          onChange={(event) => setStackOffset(event.target.value as StackOffsetType)}
          sx={{ minWidth: 150 }}
        >
          {offsets.map((offset) => (
            <MenuItem key={offset} value={offset}>
              {offset}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="stackOrder"
          value={stackOrder}
          onChange={(event) => setStackOrder(event.target.value as StackOrderType)}
          sx={{ minWidth: 150 }}
        >
          {orders.map((order) => (
            <MenuItem key={order} value={order}>
              {order}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <BarChart
        height={300}
        xAxis={[{ data: years }]}
        yAxis={[
          {
            valueFormatter: (value: number) =>
              stackOffset === 'expand' ? `${Math.round(value * 100)}%` : `${value}`,
          },
        ]}
        series={series}
        role="img"
        aria-label="Electricity in terawatt hours by source, 2021 to 2025, stacked"
      />
    </Box>
  );
}
