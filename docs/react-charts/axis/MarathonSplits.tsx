import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const kilometers = [0, 5, 10, 15, 21.1, 25, 30, 35, 40, 42.2];
const pace = [4.9, 4.95, 5.0, 5.02, 5.05, 5.12, 5.3, 5.62, 5.71, 5.4];

function clock(minutes: number | null) {
  if (minutes === null) {
    return '';
  }
  const seconds = Math.round(minutes * 60);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

// #region preview
const splits = [0, 5, 10, 15, 21.1, 25, 30, 35, 42.2];
const everyHalf = (km: number) => km === 0 || km === 21.1 || km === 42.2;
// #endregion preview

export default function MarathonSplits() {
  const [fixed, setFixed] = React.useState(true);
  const [fewLabels, setFewLabels] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={fixed}
            onChange={(event) => setFixed(event.target.checked)}
          />
        }
        label="tickInterval"
      />
      <FormControlLabel
        control={
          <Switch
            checked={fewLabels}
            onChange={(event) => setFewLabels(event.target.checked)}
          />
        }
        label="tickLabelInterval"
      />
      <LineChart
        height={260}
        xAxis={[
          {
            data: kilometers,
            max: 42.2,
            label: 'Distance (km)',
            valueFormatter: (km: number) => `${km}`,
            tickInterval: fixed ? splits : 'auto',
            tickLabelInterval: fewLabels ? everyHalf : 'auto',
          },
        ]}
        yAxis={[{ valueFormatter: clock, label: 'Pace (min per km)' }]}
        series={[{ label: 'Pace', data: pace, valueFormatter: clock }]}
        grid={{ vertical: true }}
        hideLegend
        role="img"
        aria-label="Pace of a runner at each split of a marathon"
      />
    </Box>
  );
}
