import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const kilometers = Array.from({ length: 21 }, (_, index) => 2 * (index + 1));

/** Seconds per kilometer; the watch lost its signal in a tunnel, twice. */
const pace = [
  331,
  326,
  324,
  325,
  null,
  null,
  328,
  327,
  329,
  null,
  334,
  null,
  null,
  null,
  347,
  352,
  361,
  368,
  374,
  366,
  349,
];

function minutes(seconds: number) {
  const rest = String(Math.round(seconds % 60)).padStart(2, '0');
  return `${Math.floor(seconds / 60)}:${rest}`;
}

export default function RunnerPace() {
  const [connectNulls, setConnectNulls] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
        label="connectNulls"
      />
      {/* #region preview */}
      <LineChart
        height={280}
        xAxis={[{ data: kilometers, label: 'Kilometer', domainLimit: 'strict' }]}
        yAxis={[
          {
            label: 'Pace (min/km)',
            width: 64,
            // Reverses the axis so that faster is higher.
            reverse: true,
            tickMinStep: 10,
            valueFormatter: minutes,
          },
        ]}
        series={[
          {
            label: 'Pace',
            data: pace,
            connectNulls,
            valueFormatter: (value) =>
              value === null ? 'no signal' : `${minutes(value)} min/km`,
          },
        ]}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label="Pace of a marathon runner by kilometer, with gaps"
      />
      {/* #endregion preview */}
    </Box>
  );
}
