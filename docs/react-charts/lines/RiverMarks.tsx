import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { ShowMarkParams } from '@mui/x-charts/models';

/** Highest level of each day at a river gauge, in centimeters; flood warning at 400. */
const levels = [
  212, 208, 221, 260, 334, 418, 467, 441, 396, 351, 318, 297, 281, 270, 259, 262,
  288, 343, 407, 389, 352, 311, 284, 266,
];
const days = levels.map((_level, index) => index + 1);

function isFlood({ value }: ShowMarkParams) {
  return value >= 400;
}

const choices = { true: true, false: false, 'only floods': isFlood };
type Choice = keyof typeof choices;

const shapes = [
  'circle',
  'square',
  'diamond',
  'triangle',
  'star',
  'cross',
  'wye',
] as const;
type Shape = (typeof shapes)[number];

export default function RiverMarks() {
  const [choice, setChoice] = React.useState<Choice>('only floods');
  const [shape, setShape] = React.useState<Shape>('diamond');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <TextField
          select
          size="small"
          label="showMark"
          value={choice}
          onChange={(event) => setChoice(event.target.value as Choice)}
          sx={{ width: 140 }}
        >
          {Object.keys(choices).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="shape"
          value={shape}
          onChange={(event) => setShape(event.target.value as Shape)}
          sx={{ width: 120 }}
        >
          {shapes.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {/* #region preview */}
      <LineChart
        height={280}
        xAxis={[
          {
            data: days,
            label: 'Day of January',
            domainLimit: 'strict',
            tickMinStep: 1,
          },
        ]}
        yAxis={[{ label: 'Level (cm)', min: 150, max: 500 }]}
        series={[{ label: 'Level', data: levels, showMark: choices[choice], shape }]}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label="Level of a river by day, with marks above the flood warning"
      />
      {/* #endregion preview */}
    </Box>
  );
}
