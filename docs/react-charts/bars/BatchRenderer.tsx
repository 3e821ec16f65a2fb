import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const minutes = Array.from({ length: 1440 }, (_, index) => index);
const requests = minutes.map((minute) =>
  Math.round(260 - 200 * Math.cos((minute / 1440) * 2 * Math.PI) + (minute % 37)),
);

function clock(minute: number) {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}

export default function BatchRenderer() {
  const [batch, setBatch] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={batch}
            onChange={(event) => setBatch(event.target.checked)}
          />
        }
        label="svg-batch"
      />
      {/* #region preview */}
      <BarChart
        height={240}
        renderer={batch ? 'svg-batch' : 'svg-single'}
        skipAnimation
        xAxis={[
          {
            data: minutes,
            valueFormatter: clock,
            tickInterval: (minute: number) => minute % 180 === 0,
          },
        ]}
        series={[{ label: 'Requests', data: requests }]}
        hideLegend
        role="img"
        aria-label="Requests per minute over one day, 1,440 bars"
      />
      {/* #endregion preview */}
      <Typography variant="body2" color="text.secondary">
        {batch
          ? '1,440 bars in 2 path elements'
          : '1,440 bars in 1,440 rect elements'}
      </Typography>
    </Box>
  );
}
