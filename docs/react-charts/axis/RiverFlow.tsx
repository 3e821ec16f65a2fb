import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const days = Array.from({ length: 31 }, (_, index) => index + 1);
const flow = days.map((day) =>
  Math.round(120 + 70 * Math.exp(-((day - 19) ** 2) / 18) + 8 * Math.sin(day / 2)),
);

const options = {
  tickNumber: { min: 2, max: 20, step: 1, start: 5 },
  tickMinStep: { min: 5, max: 50, step: 5, start: 25 },
  tickMaxStep: { min: 5, max: 50, step: 5, start: 10 },
};

type Option = keyof typeof options;

export default function RiverFlow() {
  const [option, setOption] = React.useState<Option>('tickNumber');
  const [value, setValue] = React.useState(options.tickNumber.start);
  const { min, max, step } = options[option];

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 3,
          px: 1,
        }}
      >
        <TextField
          select
          size="small"
          label="Option of the y-axis"
          value={option}
          onChange={(event) => {
            const next = event.target.value as Option;
            setOption(next);
            setValue(options[next].start);
          }}
          sx={{ minWidth: 160 }}
        >
          {Object.keys(options).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ flex: '1 1 180px' }}>
          <Typography id="tick-option-label" variant="body2">
            {option}: {value}
          </Typography>
          <Slider
            aria-labelledby="tick-option-label"
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={(_, next) => setValue(next as number)}
          />
        </Box>
      </Box>
      {/* #region preview */}
      <LineChart
        height={300}
        xAxis={[{ data: days, label: 'Day of May' }]}
        yAxis={[{ label: 'Flow (m³/s)', min: 100, max: 200, [option]: value }]}
        series={[{ label: 'Flow', data: flow, showMark: false }]}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label="Flow of a river in May in cubic meters per second"
      />
      {/* #endregion preview */}
    </Box>
  );
}
