import * as React from 'react';
import Box from '@mui/material/Box';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

// A house with solar panels, each hour from 00:00 to 24:00:
// power to the grid (positive) and from the grid (negative), in kW
const hours = Array.from({ length: 25 }, (_, hour) => hour);
const power = [
  -0.4, -0.3, -0.3, -0.3, -0.4, -0.8, -1.9, -1.2, 0.6, 1.8, 2.9, 3.6, 2.1, 3.9, 3.3,
  2.4, 1.2, 0.1, -1.4, -2.6, -2.2, -1.5, -1.1, -0.7, -0.4,
];

const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;

function direction(kilowatts: number | null) {
  if (kilowatts === null) {
    return null;
  }
  return kilowatts < 0
    ? `${-kilowatts} kW from the grid`
    : `${kilowatts} kW to the grid`;
}

// Keeps the minus sign in front of the number on right-to-left pages.
const tickLabelStyle = { direction: 'ltr', textAnchor: 'end' } as const;

// #region preview
/** Two colors that meet at zero, and are strongest at the edges of the plot. */
function GainLoss({ id, gain, loss }: { id: string; gain: string; loss: string }) {
  const { top, height } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const zero = (yScale(0) - top) / height;

  return (
    <linearGradient
      id={id}
      gradientUnits="userSpaceOnUse"
      x1={0}
      x2={0}
      y1={top}
      y2={top + height}
    >
      <stop offset={0} stopColor={gain} stopOpacity={0.9} />
      <stop offset={zero} stopColor={gain} stopOpacity={0.25} />
      <stop offset={zero} stopColor={loss} stopOpacity={0.25} />
      <stop offset={1} stopColor={loss} stopOpacity={0.9} />
    </linearGradient>
  );
}

export default function GainLossGradient() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={300}
        xAxis={[
          {
            data: hours,
            domainLimit: 'strict',
            tickInterval: [0, 4, 8, 12, 16, 20, 24],
            valueFormatter: clock,
          },
        ]}
        yAxis={[{ label: 'Power (kW)', min: -4, max: 4, tickLabelStyle }]}
        series={[
          {
            data: power,
            label: 'Solar roof',
            area: true,
            showMark: false,
            color: '#6b7a8f',
            valueFormatter: direction,
          },
        ]}
        hideLegend
        slotProps={{ area: { fill: `url(#${id})`, filter: 'none' } }}
        role="img"
        aria-label="Solar power of a house through a day: it feeds the grid from 08:00 to 17:00, up to 3.9 kW"
      >
        <GainLoss id={id} gain="#2e9d62" loss="#d1495b" />
        <ChartsReferenceLine y={0} lineStyle={{ stroke: '#6b7a8f' }} />
      </LineChart>
    </Box>
  );
}
// #endregion preview
