import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import {
  bluePalette,
  mangoFusionPalette,
  rainbowSurgePalette,
  strawberrySkyPalette,
} from '@mui/x-charts/colorPalettes';

// #region preview
type Palettes = Record<string, BarChartProps['colors']>;

const palettes: Palettes = {
  rainbowSurgePalette,
  mangoFusionPalette,
  bluePalette,
  strawberrySkyPalette,
  'array of three': ['#7a5c14', '#2c5f7c', '#8c2f39'],
  'function of mode': (mode) =>
    mode === 'dark'
      ? ['#e3c26b', '#8cc5e6', '#f09aa3', '#a7cf8f', '#c9a6e8']
      : ['#7a5c14', '#2c5f7c', '#8c2f39', '#3f6b2a', '#5d3a85'],
  'CSS variables': [
    'var(--mui-palette-primary-main)',
    'var(--mui-palette-secondary-main)',
    'var(--mui-palette-success-main)',
    'var(--mui-palette-info-main)',
    'var(--mui-palette-warning-main)',
  ],
};
// #endregion preview

const dyes = [
  { label: 'Weld', data: [12, 9, 14, 11] },
  { label: 'Woad', data: [8, 13, 10, 15] },
  { label: 'Madder', data: [15, 11, 9, 12] },
  { label: 'Nettle', data: [6, 7, 9, 5] },
  { label: 'Elderberry', data: [4, 6, 5, 8] },
];

const months = ['March', 'April', 'May', 'June'];

export default function DyeBatches() {
  const [name, setName] = React.useState('function of mode');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="colors"
        value={name}
        onChange={(event) => setName(event.target.value)}
        sx={{ minWidth: 230, mb: 1 }}
      >
        {Object.keys(palettes).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        height={280}
        colors={palettes[name]}
        xAxis={[{ data: months }]}
        yAxis={[{ label: 'Dyed wool (kg)' }]}
        series={dyes}
        role="img"
        aria-label="Kilograms of wool dyed per month with five plant dyes"
      />
    </Box>
  );
}
