import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function SizedCard() {
  const [share, setShare] = React.useState(70);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 280, px: 1 }}>
        <Typography id="card-width-label" variant="body2">
          Width of the card: {share}%
        </Typography>
        <Slider
          aria-labelledby="card-width-label"
          min={40}
          max={100}
          value={share}
          onChange={(_, value) => setShare(value as number)}
        />
      </Box>
      {/* #region preview */}
      <Box
        sx={{ width: `${share}%`, height: 260, border: 1, borderColor: 'divider' }}
      >
        <BarChart
          xAxis={[{ data: ['North', 'East', 'South', 'West'] }]}
          series={[{ label: 'Stock', data: [120, 86, 143, 97] }]}
          role="img"
          aria-label="Stock of four depots"
        />
      </Box>
      {/* #endregion preview */}
    </Box>
  );
}
