import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

const charts = ['BarChart', 'LineChart'] as const;
const kinds = ['band', 'line', 'none'] as const;

// calls to a radio quiz, in each quarter of an hour
const times = ['8:00', '8:15', '8:30', '8:45', '9:00', '9:15', '9:30'];
const calls = [14, 22, 61, 74, 38, 19, 9];

export default function AxisHighlights() {
  const [chart, setChart] = React.useState<(typeof charts)[number]>('BarChart');
  const [x, setX] = React.useState<(typeof kinds)[number]>('band');
  const [y, setY] = React.useState<(typeof kinds)[number]>('line');

  const fields = [
    { label: 'x', value: x, onChange: setX },
    { label: 'y', value: y, onChange: setY },
  ];

  const shared = {
    height: 270,
    hideLegend: true,
    yAxis: [{ label: 'Calls' }],
    // Without 'axis', the tooltip is off if x and y are 'none'.
    slotProps: { tooltip: { trigger: 'axis' } },
    role: 'img',
    'aria-label': 'Calls to a radio quiz from 8:00 to 9:30',
  } as const;

  // #region preview
  const bars = (
    <BarChart
      {...shared}
      xAxis={[{ data: times }]}
      series={[{ label: 'Calls', data: calls }]}
      axisHighlight={{ x, y }}
    />
  );

  const line = (
    <LineChart
      {...shared}
      xAxis={[{ data: times, scaleType: 'point' }]}
      series={[{ label: 'Calls', data: calls }]}
      axisHighlight={{ x, y }}
    />
  );
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: 1, mb: 1 }}>
        <TextField
          select
          size="small"
          label="Chart"
          value={chart}
          onChange={(event) =>
            setChart(event.target.value as (typeof charts)[number])
          }
          sx={{ minWidth: 130 }}
        >
          {charts.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {fields.map(({ label, value, onChange }) => (
          <TextField
            key={label}
            select
            size="small"
            label={label}
            value={value}
            onChange={(event) =>
              onChange(event.target.value as (typeof kinds)[number])
            }
            sx={{ minWidth: 90 }}
          >
            {kinds.map((kind) => (
              <MenuItem key={kind} value={kind}>
                {kind}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      {chart === 'BarChart' ? bars : line}
    </Box>
  );
}
