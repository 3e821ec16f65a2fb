import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { StackOffsetType } from '@mui/x-charts/models';

interface Plant {
  label: string;
  color: string;
  data: number[];
}

// pollen grains per cubic meter of air, every second week
const weeks = [8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34];
const plants: Plant[] = [
  {
    label: 'Grasses',
    color: '#7cb342',
    data: [0, 0, 0, 0, 2, 9, 31, 68, 92, 74, 43, 20, 8, 2],
  },
  {
    label: 'Hazel',
    color: '#8d6e63',
    data: [34, 57, 41, 16, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  },
  {
    label: 'Mugwort',
    color: '#5c6bc0',
    data: [0, 0, 0, 0, 0, 0, 0, 0, 1, 5, 17, 33, 27, 9],
  },
  {
    label: 'Birch',
    color: '#ffb300',
    data: [0, 0, 8, 61, 128, 83, 22, 4, 0, 0, 0, 0, 0, 0],
  },
];

type Order = 'none' | 'reverse' | 'ascending' | 'descending' | 'appearance';

// #region preview
const sum = ({ data }: Plant) => data.reduce((total, value) => total + value, 0);
const peak = ({ data }: Plant) => data.indexOf(Math.max(...data));

/** The same orders, but with sorted series. */
const sorted: Record<Order, Plant[]> = {
  none: plants,
  reverse: [...plants].reverse(),
  ascending: [...plants].sort((a, b) => sum(a) - sum(b)),
  descending: [...plants].sort((a, b) => sum(b) - sum(a)),
  appearance: [...plants].sort((a, b) => peak(a) - peak(b)),
};
// #endregion preview

const orders = Object.keys(sorted) as Order[];
const offsets: StackOffsetType[] = ['none', 'silhouette', 'wiggle'];

export default function PollenSeason() {
  const [order, setOrder] = React.useState<Order>('appearance');
  const [stackOffset, setStackOffset] = React.useState<StackOffsetType>('none');
  const [inCode, setInCode] = React.useState(true);

  const options = {
    area: true,
    showMark: false,
    stack: 'pollen',
    stackOffset,
    stackOrder: inCode ? 'none' : order,
  } as const;

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: 1, mb: 2 }}>
        <TextField
          select
          size="small"
          label="Order"
          value={order}
          onChange={(event) => setOrder(event.target.value as Order)}
          sx={{ minWidth: 140 }}
        >
          {orders.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="stackOffset"
          value={stackOffset}
          onChange={(event) => setStackOffset(event.target.value as StackOffsetType)}
          sx={{ minWidth: 140 }}
        >
          {offsets.map((offset) => (
            <MenuItem key={offset} value={offset}>
              {offset}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Switch
              checked={inCode}
              onChange={(event) => setInCode(event.target.checked)}
            />
          }
          label="Sort the array"
        />
      </Box>
      <LineChart
        height={300}
        series={(inCode ? sorted[order] : plants).map((plant) => ({
          ...plant,
          ...options,
          id: plant.label,
        }))}
        xAxis={[{ data: weeks, label: 'Week of the year', min: 8, max: 34 }]}
        yAxis={[{ label: 'Grains per m³', width: 70 }]}
        role="img"
        aria-label="Pollen of four plants from February to August, stacked"
      />
    </Box>
  );
}
