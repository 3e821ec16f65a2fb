import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  rainbowSurgePalette,
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
};

type PaletteName = keyof typeof palettes;

export default function SeriesColors() {
  const [name, setName] = React.useState<PaletteName>('mangoFusionPalette');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="colors"
        value={name}
        onChange={(event) => setName(event.target.value as PaletteName)}
        sx={{ minWidth: 230, mb: 1 }}
      >
        {Object.keys(palettes).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      {/* #region preview */}
      <BarChart
        height={280}
        colors={palettes[name]}
        xAxis={[{ data: ['Spring', 'Summer', 'Autumn'] }]}
        series={[
          { label: 'Trails', data: [120, 210, 160] },
          { label: 'Lake', data: [60, 340, 80] },
          { label: 'Museum', data: [140, 90, 170] },
          { label: 'Closed days', data: [12, 4, 9], color: '#8a8f98' },
        ]}
        role="img"
        aria-label="Visitors of a nature reserve per season and place"
      />
      {/* #endregion preview */}
    </Box>
  );
}
