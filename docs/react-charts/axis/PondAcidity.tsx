import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const acidity = [7.4, 7.1, 6.9, 7.3, 8.2, 8.7, 8.4, 7.8, 7.4];

export default function PondAcidity() {
  const [range, setRange] = React.useState([6, 9]);
  const [min, max] = range;

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ px: 2 }}>
        <Typography id="ph-range-label" variant="body2">
          min: {min}, max: {max}
        </Typography>
        <Slider
          aria-labelledby="ph-range-label"
          min={0}
          max={14}
          step={0.5}
          value={range}
          onChange={(_, value) => {
            const [from = 0, to = 14] = value as number[];
            if (from < to) {
              setRange([from, to]);
            }
          }}
        />
      </Box>
      {/* #region preview */}
      <LineChart
        height={260}
        xAxis={[{ data: hours, label: 'Hour of the day', min: 0, max: 24 }]}
        yAxis={[{ label: 'pH', min, max }]}
        series={[{ label: 'Pond', data: acidity }]}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label="pH of a pond over one day"
      />
      {/* #endregion preview */}
    </Box>
  );
}
