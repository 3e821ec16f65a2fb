import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import {
  ChartsReferenceLine,
  type ChartsReferenceLineProps,
} from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 25 }, (_, hour) => hour);
const output = [
  212, 205, 201, 199, 206, 231, 287, 352, 391, 402, 388, 371, 365, 358, 362, 379,
  405, 431, 438, 412, 361, 308, 262, 230, 214,
];

type Align = NonNullable<ChartsReferenceLineProps['labelAlign']>;

const aligns: Align[] = ['start', 'middle', 'end'];

export default function PlantLimits() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const [limit, setLimit] = React.useState(450);
  const [labelAlign, setLabelAlign] = React.useState<Align>('end');

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
          label="labelAlign"
          value={labelAlign}
          onChange={(event) => setLabelAlign(event.target.value as Align)}
          sx={{ minWidth: 120 }}
        >
          {aligns.map((align) => (
            <MenuItem key={align} value={align}>
              {align}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ flex: '1 1 180px' }}>
          <Typography id="limit-label" variant="body2">
            Limit: {limit} MW
          </Typography>
          <Slider
            aria-labelledby="limit-label"
            min={200}
            max={480}
            step={10}
            value={limit}
            onChange={(_, value) => setLimit(value as number)}
          />
        </Box>
      </Box>
      {/* #region preview */}
      <LineChart
        height={300}
        xAxis={[{ data: hours, label: 'Hour', min: 0, max: 24 }]}
        yAxis={[{ label: 'Output (MW)', min: 150, max: Math.max(500, limit) }]}
        series={[{ label: 'Output', data: output, showMark: false }]}
        hideLegend
        role="img"
        aria-label={`Output of a power plant over one day, with a limit of ${limit} megawatts`}
      >
        <ChartsReferenceLine
          y={limit}
          label={`Limit ${limit} MW`}
          labelAlign={labelAlign}
          lineStyle={{ stroke: palette.error.main, strokeWidth: 2 }}
          labelStyle={{ fontSize: 13, fontWeight: 600, direction: 'ltr' }}
        />
        <ChartsReferenceLine
          x={6}
          label="Day shift"
          labelAlign="end"
          spacing={{ x: 8, y: 12 }}
          lineStyle={{ strokeDasharray: '4 4' }}
          labelStyle={{ fontSize: 13, direction: 'ltr' }}
        />
      </LineChart>
      {/* #endregion preview */}
    </Box>
  );
}
