import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

const months = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  ...['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
];
const surface = [4.1, 3.2, 3.6, 5.9, 9.8, 14.2, 17.6, 18.4, 16.1, 12.3, 8.7, 5.8];

type LabelPosition = 'start' | 'end' | 'extremes';

export default function SeaTemperature() {
  const [vertical, setVertical] = React.useState(false);
  const [reverse, setReverse] = React.useState(false);
  const [labelPosition, setLabelPosition] =
    React.useState<LabelPosition>('extremes');
  const direction = vertical ? 'vertical' : 'horizontal';

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, pt: 1 }}
      >
        <TextField
          select
          size="small"
          label="labelPosition"
          value={labelPosition}
          onChange={(event) => setLabelPosition(event.target.value as LabelPosition)}
          sx={{ minWidth: 150 }}
        >
          <MenuItem value="start">start</MenuItem>
          <MenuItem value="end">end</MenuItem>
          <MenuItem value="extremes">extremes</MenuItem>
        </TextField>
        <FormControlLabel
          label="vertical"
          control={
            <Switch
              checked={vertical}
              onChange={(event) => setVertical(event.target.checked)}
            />
          }
        />
        <FormControlLabel
          label="reverse"
          control={
            <Switch
              checked={reverse}
              onChange={(event) => setReverse(event.target.checked)}
            />
          }
        />
      </Box>
      {/* #region preview */}
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[
          {
            valueFormatter: (value: number) => `${value} °C`,
            width: 55,
            colorMap: {
              type: 'continuous',
              min: 0,
              max: 20,
              color: ['#2c6fbb', '#d1495b'],
            },
          },
        ]}
        series={[{ data: surface, showMark: false, area: true }]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            direction,
            labelPosition,
            reverse,
            thickness: 14,
            // Set the length of the bar with CSS.
            sx: {
              whiteSpace: 'nowrap',
              ...(vertical ? { height: 200 } : { width: 'min(260px, 100% - 16px)' }),
            },
          },
        }}
        role="img"
        aria-label="Temperature of the sea surface from January to December"
      />
      {/* #endregion preview */}
    </Box>
  );
}
