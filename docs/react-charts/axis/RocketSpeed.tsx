import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

// vertical speed of a booster: ascent, separation, fall, landing
const seconds = [0, 20, 60, 100, 140, 180, 220, 260, 300, 340, 380, 400, 412, 418];
const speeds = [
  0, 95, 380, 840, 1450, 1060, 660, 250, -140, -560, -870, -310, -42, -2,
];

// #region preview
const ticks = [-1000, -100, -10, 0, 10, 100, 1000];
const constants = [1, 10, 100, 1000];
// #endregion preview

function metersPerSecond(value: number | null) {
  return value === null ? '' : `${String(value).replace('-', '−')} m/s`;
}

export default function RocketSpeed() {
  const [constant, setConstant] = React.useState(10);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Constant of the symlog scale"
        value={constant}
        onChange={(_, value: number | null) => value !== null && setConstant(value)}
      >
        {constants.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={320}
        xAxis={[{ data: seconds, label: 'Time since liftoff (s)', max: 420 }]}
        yAxis={[
          {
            scaleType: 'symlog',
            constant,
            max: 5000,
            tickInterval: ticks,
            valueFormatter: metersPerSecond,
            width: 80,
          },
        ]}
        series={[
          { label: 'Vertical speed', data: speeds, valueFormatter: metersPerSecond },
        ]}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label="Vertical speed of a rocket stage from liftoff to landing"
      >
        <ChartsReferenceLine
          x={152}
          label="Separation"
          labelAlign="start"
          labelStyle={{ fontSize: 13 }}
        />
      </LineChart>
    </Box>
  );
}
