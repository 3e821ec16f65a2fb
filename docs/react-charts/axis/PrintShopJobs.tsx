import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const jobs = [
  { job: 'Wedding invitations', hours: 3.5 },
  { job: 'Theater posters', hours: 6 },
  { job: 'Annual report', hours: 14.5 },
  { job: 'Menu cards', hours: 2 },
  { job: 'Trail maps', hours: 8.5 },
];

function DrawingArea() {
  const { left, top, width, height } = useDrawingArea();

  return (
    <Box
      component="rect"
      x={left}
      y={top}
      width={width}
      height={height}
      sx={{ fill: 'none', color: 'text.secondary', stroke: 'currentColor' }}
      strokeDasharray="4 4"
    />
  );
}

export default function PrintShopJobs() {
  const [width, setWidth] = React.useState(140);
  const [margin, setMargin] = React.useState(20);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, px: 1 }}>
        <Box sx={{ flex: '1 1 220px' }}>
          <Typography id="axis-width-label" variant="body2">
            width of the y-axis: {width} px
          </Typography>
          <Slider
            aria-labelledby="axis-width-label"
            min={20}
            max={160}
            step={10}
            value={width}
            onChange={(_, value) => setWidth(value as number)}
          />
        </Box>
        <Box sx={{ flex: '1 1 220px' }}>
          <Typography id="margin-label" variant="body2">
            margin: {margin} px
          </Typography>
          <Slider
            aria-labelledby="margin-label"
            min={0}
            max={60}
            step={5}
            value={margin}
            onChange={(_, value) => setMargin(value as number)}
          />
        </Box>
      </Box>
      {/* #region preview */}
      <BarChart
        height={280}
        layout="horizontal"
        dataset={jobs}
        margin={margin}
        yAxis={[{ dataKey: 'job', width }]}
        xAxis={[{ label: 'Press hours' }]}
        series={[{ dataKey: 'hours', label: 'Hours' }]}
        hideLegend
        role="img"
        aria-label="Hours on the press of five jobs of a print shop"
      >
        <DrawingArea />
      </BarChart>
      {/* #endregion preview */}
    </Box>
  );
}
