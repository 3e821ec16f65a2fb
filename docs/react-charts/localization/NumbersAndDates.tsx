import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const months = [0, 1, 2, 3, 4, 5].map((month) => new Date(2026, month, 1));
const revenue = [1840.5, 2210, 3975.25, 6120, 9480.75, 12650];

// #region preview
function createFormats(locale: string) {
  const short = new Intl.DateTimeFormat(locale, { month: 'short' });
  const long = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  const number = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
  });
  return {
    date: (date: Date, context: { location: string }) =>
      (context.location === 'tick' ? short : long).format(date),
    number: (value: number) => number.format(value),
    money: (value: number | null) => (value === null ? '' : money.format(value)),
  };
}
// #endregion preview

export default function NumbersAndDates() {
  const [locale, setLocale] = React.useState('de-DE');
  const formats = React.useMemo(() => createFormats(locale), [locale]);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Locale"
        sx={{ mb: 1, '& > *': { textTransform: 'none' } }}
        value={locale}
        onChange={(_, value: string | null) => value && setLocale(value)}
      >
        <ToggleButton value="en-US">en-US</ToggleButton>
        <ToggleButton value="de-DE">de-DE</ToggleButton>
        <ToggleButton value="ja-JP">ja-JP</ToggleButton>
        <ToggleButton value="hi-IN">hi-IN</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        height={280}
        xAxis={[
          {
            data: months,
            scaleType: 'time',
            tickInterval: months,
            valueFormatter: formats.date,
          },
        ]}
        yAxis={[{ min: 0, max: 14000, width: 60, valueFormatter: formats.number }]}
        series={[
          {
            label: 'Lighthouse tickets',
            data: revenue,
            valueFormatter: formats.money,
          },
        ]}
        role="img"
        aria-label="Revenue of lighthouse tickets in euros, January to June"
      />
    </Box>
  );
}
