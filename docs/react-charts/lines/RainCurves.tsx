import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';

const hours = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
const rain = [0, 0, 0, 14, 3, 0, 0, 9, 9, 1, 0];

const curves: CurveType[] = [
  'monotoneX',
  'linear',
  'natural',
  'catmullRom',
  'bumpX',
  'bumpY',
  'monotoneY',
  'step',
  'stepBefore',
  'stepAfter',
];

export default function RainCurves() {
  const [curve, setCurve] = React.useState<CurveType>('natural');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value as CurveType)}
        sx={{ minWidth: 160, mb: 1 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {/* #region preview */}
      <LineChart
        height={280}
        xAxis={[
          {
            data: hours,
            domainLimit: 'strict',
            tickMinStep: 1,
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ label: 'Rain (mm per hour)', min: -4, max: 16 }]}
        series={[{ label: 'Rain', data: rain, curve }]}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label={`Rain per hour, drawn with the curve ${curve}`}
      />
      {/* #endregion preview */}
    </Box>
  );
}
