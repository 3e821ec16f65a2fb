import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import type {
  OrdinalTimeTicks,
  TickFrequencyDefinition,
} from '@mui/x-charts/models';
import { tickFrequencies } from '@mui/x-charts/utils';

// four days of hourly prices, in euros per megawatt hour
const hours = Array.from({ length: 96 }, (_, hour) => new Date(2026, 1, 9, hour));
const prices = hours.map((_, hour) =>
  Math.round(74 - 26 * Math.cos((hour / 12) * Math.PI) + 14 * Math.sin(hour / 2)),
);

const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'short' });
const fullFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

// #region preview
// like 'days', but with custom text
const dayNames: TickFrequencyDefinition = {
  ...tickFrequencies.days,
  format: (day) => dayFormat.format(day),
};

const quarterDays: TickFrequencyDefinition = {
  getTickNumber: (from, to) => (to.getTime() - from.getTime()) / (6 * 3_600_000),
  isTick: (prev, value) =>
    Math.floor(prev.getHours() / 6) !== Math.floor(value.getHours() / 6),
  format: (hour) => `${String(hour.getHours()).padStart(2, '0')}h`,
};
// #endregion preview

const ticks: Record<string, OrdinalTimeTicks | undefined> = {
  none: undefined,
  names: ['days', 'hours'],
  objects: [dayNames, quarterDays],
};

export default function SpotPrices() {
  const [choice, setChoice] = React.useState('objects');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Value of ordinalTimeTicks"
        value={choice}
        onChange={(_, value: string | null) => value && setChoice(value)}
      >
        {Object.keys(ticks).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        height={260}
        xAxis={[
          {
            data: hours,
            ordinalTimeTicks: ticks[choice],
            tickNumber: 20,
            valueFormatter: (hour: Date) => fullFormat.format(hour),
          },
        ]}
        yAxis={[{ label: 'Euros per MWh' }]}
        series={[{ label: 'Price', data: prices }]}
        hideLegend
        role="img"
        aria-label="Hourly price of electricity over four days in February"
      />
    </Box>
  );
}
