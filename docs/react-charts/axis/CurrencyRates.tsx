import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

// a bureau de change posts its rate at noon; none on weekends and holidays
const rates = [
  { day: new Date(2026, 2, 30, 12), rate: 1.0812 },
  { day: new Date(2026, 2, 31, 12), rate: 1.0834 },
  { day: new Date(2026, 3, 1, 12), rate: 1.0797 },
  { day: new Date(2026, 3, 2, 12), rate: 1.0788 },
  { day: new Date(2026, 3, 7, 12), rate: 1.0921 },
  { day: new Date(2026, 3, 8, 12), rate: 1.0903 },
  { day: new Date(2026, 3, 9, 12), rate: 1.0946 },
  { day: new Date(2026, 3, 10, 12), rate: 1.0958 },
];

const dayAndMonth = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
});

type Scale = 'time' | 'point';

export default function CurrencyRates() {
  const [scaleType, setScaleType] = React.useState<Scale>('time');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Scale type of the x-axis"
        value={scaleType}
        onChange={(_, value: Scale | null) => value && setScaleType(value)}
      >
        <ToggleButton value="time">time</ToggleButton>
        <ToggleButton value="point">point</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        height={260}
        dataset={rates}
        xAxis={[
          {
            dataKey: 'day',
            scaleType,
            valueFormatter: (day: Date) => dayAndMonth.format(day),
          },
        ]}
        yAxis={[{ width: 52, valueFormatter: (rate: number) => rate.toFixed(3) }]}
        series={[{ dataKey: 'rate', label: 'US dollars per euro', curve: 'linear' }]}
        role="img"
        aria-label="Exchange rate of the euro in US dollars over the Easter holidays"
      />
      {/* #endregion preview */}
    </Box>
  );
}
