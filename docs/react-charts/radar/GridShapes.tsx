import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { RadarChart, type RadarChartProps } from '@mui/x-charts/RadarChart';

const stripes: Record<string, RadarChartProps['stripeColor']> = {
  gray: undefined,
  none: null,
  'weak center': (index) => (index < 2 ? '#d9480f' : 'none'),
};

export default function GridShapes() {
  const [shape, setShape] = React.useState<'sharp' | 'circular'>('circular');
  const [divisions, setDivisions] = React.useState(5);
  const [startAngle, setStartAngle] = React.useState(0);
  const [stripe, setStripe] = React.useState('weak center');

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
          gap: 2,
          mb: 1,
        }}
      >
        <TextField
          select
          size="small"
          label="shape"
          value={shape}
          onChange={(event) => setShape(event.target.value as typeof shape)}
        >
          <MenuItem value="sharp">sharp</MenuItem>
          <MenuItem value="circular">circular</MenuItem>
        </TextField>
        <TextField
          select
          size="small"
          label="divisions"
          value={divisions}
          onChange={(event) => setDivisions(Number(event.target.value))}
        >
          {[1, 2, 5, 10].map((count) => (
            <MenuItem key={count} value={count}>
              {count}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="startAngle"
          value={startAngle}
          onChange={(event) => setStartAngle(Number(event.target.value))}
        >
          {[-30, 0, 30].map((angle) => (
            <MenuItem key={angle} value={angle}>
              {angle}°
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="stripeColor"
          value={stripe}
          onChange={(event) => setStripe(event.target.value)}
        >
          {Object.keys(stripes).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {/* #region preview */}
      <RadarChart
        height={280}
        shape={shape}
        divisions={divisions}
        stripeColor={stripes[stripe]}
        radar={{
          startAngle,
          max: 10,
          metrics: ['Space', 'Weather', 'Setup', 'Packing', 'Airflow', 'Repairs'],
        }}
        series={[{ data: [7, 8, 3, 6, 5, 9] }]}
        direction="ltr"
        role="img"
        aria-label="Test scores of a tunnel tent, from 0 to 10"
      />
      {/* #endregion preview */}
    </Box>
  );
}
