import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const halls = ['North', 'East', 'South', 'West'];

export default function GapRatios() {
  const [categoryGapRatio, setCategoryGapRatio] = React.useState(0.2);
  const [barGapRatio, setBarGapRatio] = React.useState(0.1);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, px: 1 }}>
        <Box sx={{ flex: '1 1 220px' }}>
          <Typography id="category-gap-label" variant="body2">
            categoryGapRatio: {categoryGapRatio}
          </Typography>
          <Slider
            aria-labelledby="category-gap-label"
            min={0}
            max={0.9}
            step={0.1}
            value={categoryGapRatio}
            onChange={(_, value) => setCategoryGapRatio(value as number)}
          />
        </Box>
        <Box sx={{ flex: '1 1 220px' }}>
          <Typography id="bar-gap-label" variant="body2">
            barGapRatio: {barGapRatio}
          </Typography>
          <Slider
            aria-labelledby="bar-gap-label"
            min={-1}
            max={1}
            step={0.1}
            value={barGapRatio}
            onChange={(_, value) => setBarGapRatio(value as number)}
          />
        </Box>
      </Box>
      {/* #region preview */}
      <BarChart
        height={260}
        xAxis={[{ data: halls, categoryGapRatio, barGapRatio }]}
        series={[
          { label: 'Capacity', data: [320, 280, 410, 260] },
          { label: 'Visitors', data: [290, 190, 405, 120] },
        ]}
        role="img"
        aria-label="Capacity and visitors of four exhibition halls"
      />
      {/* #endregion preview */}
    </Box>
  );
}
