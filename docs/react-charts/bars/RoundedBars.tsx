import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function RoundedBars() {
  const [borderRadius, setBorderRadius] = React.useState(8);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 260, px: 1 }}>
        <Typography id="border-radius-label" variant="body2">
          borderRadius: {borderRadius} px
        </Typography>
        <Slider
          aria-labelledby="border-radius-label"
          min={0}
          max={24}
          step={2}
          value={borderRadius}
          onChange={(_, value) => setBorderRadius(value as number)}
        />
      </Box>
      {/* #region preview */}
      <BarChart
        height={280}
        borderRadius={borderRadius}
        xAxis={[{ data: months }]}
        series={[
          { label: 'New', data: [34, 41, 29, 52, 47, 38], stack: 'members' },
          { label: 'Returned', data: [12, 9, 15, 11, 18, 14], stack: 'members' },
          { label: 'Left', data: [-18, -11, -24, -9, -13, -20], stack: 'members' },
        ]}
        role="img"
        aria-label="Library members who joined, returned and left, January to June"
      />
      {/* #endregion preview */}
    </Box>
  );
}
