import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Typography from '@mui/material/Typography';
import { noise } from '@site/sample-data/random';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';

// Seven days of quarter-hours.
const DAYS = 7;
const times = Array.from(
  { length: DAYS * 96 + 1 },
  (_, index) => new Date(2025, 10, 3, 0, index * 15),
);
const prices = times.map((_, index) => {
  const hour = (index % 96) / 4;
  const day = Math.floor(index / 96);
  const evening = 58 * Math.exp(-((hour - 19) ** 2) / 5);
  const noon = (30 + day * 6) * Math.exp(-((hour - 13) ** 2) / 9);
  return Math.round(70 + evening - noon + noise(index) * 9);
});

const DAY = 100 / DAYS;
const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

function nameTime(percent: number) {
  const index = Math.round((percent / 100) * (times.length - 1));
  return format.format(times[index]);
}

export default function RangeButtons() {
  const [text, setText] = React.useState('Monday to Sunday');
  // #region preview
  const apiRef = useChartProApiRef<'line'>();

  const show = (start: number, end: number) => {
    apiRef.current?.setZoomData([{ axisId: 'time', start, end }]);
  };
  const move = (by: number) => {
    apiRef.current?.setAxisZoomData('time', (prev) => {
      const span = prev.end - prev.start;
      const start = Math.min(Math.max(prev.start + by, 0), 100 - span);
      return { ...prev, start, end: start + span };
    });
  };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <ButtonGroup size="small" aria-label="Period">
          <Button onClick={() => show(100 - DAY, 100)}>Last day</Button>
          <Button onClick={() => show(100 - 3 * DAY, 100)}>3 days</Button>
          <Button onClick={() => show(0, 100)}>Week</Button>
        </ButtonGroup>
        <ButtonGroup size="small" aria-label="Move">
          <Button onClick={() => move(-DAY)}>Day earlier</Button>
          <Button onClick={() => move(DAY)}>Day later</Button>
        </ButtonGroup>
      </Box>
      <LineChartPro
        apiRef={apiRef}
        height={280}
        xAxis={[
          {
            id: 'time',
            scaleType: 'time',
            domainLimit: 'strict',
            data: times,
            zoom: { minSpan: 2 },
          },
        ]}
        yAxis={[{ label: 'Price (€/MWh)', width: 60 }]}
        series={[{ label: 'Price', data: prices, showMark: false }]}
        zoomInteractionConfig={{ zoom: ['pinch'], pan: ['drag'] }}
        onZoomChange={(axes) =>
          axes.forEach(({ start, end }) =>
            setText(`${nameTime(start)} to ${nameTime(end)}`),
          )
        }
        hideLegend
        role="img"
        aria-label="Electricity prices of a week per quarter of an hour"
      />
      <Typography variant="body2" role="status">
        Shown: {text}
      </Typography>
    </Box>
  );
}
