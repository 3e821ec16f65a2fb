import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import type { XAxis } from '@mui/x-charts/models';

const machines = ['Washer 1', 'Washer 2', 'Dryer 1', 'Dryer 2'];
const runs = [41, 36, 58, 22];

type Placement = NonNullable<XAxis<'band'>['tickPlacement']>;

const placements: Placement[] = ['start', 'middle', 'end', 'extremities'];

export default function LaundryGrid() {
  const [vertical, setVertical] = React.useState(true);
  const [horizontal, setHorizontal] = React.useState(true);
  const [tickPlacement, setTickPlacement] = React.useState<Placement>('middle');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
        <TextField
          select
          size="small"
          label="tickPlacement"
          value={tickPlacement}
          onChange={(event) => setTickPlacement(event.target.value as Placement)}
          sx={{ minWidth: 140 }}
        >
          {placements.map((placement) => (
            <MenuItem key={placement} value={placement}>
              {placement}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Switch
              checked={horizontal}
              onChange={(event) => setHorizontal(event.target.checked)}
            />
          }
          label="horizontal"
        />
        <FormControlLabel
          control={
            <Switch
              checked={vertical}
              onChange={(event) => setVertical(event.target.checked)}
            />
          }
          label="vertical"
        />
      </Box>
      {/* #region preview */}
      <BarChart
        height={260}
        xAxis={[{ data: machines, tickPlacement }]}
        series={[{ label: 'Runs', data: runs }]}
        grid={{ horizontal, vertical }}
        sx={{
          [`& .${chartsGridClasses.horizontalLine}`]: {
            stroke: 'var(--mui-palette-text-disabled)',
            strokeDasharray: '2 6',
          },
        }}
        hideLegend
        role="img"
        aria-label="Runs per week of four machines of a laundry"
      />
      {/* #endregion preview */}
    </Box>
  );
}
