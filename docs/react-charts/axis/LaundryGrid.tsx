import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import type { XAxis } from '@mui/x-charts/models';

const programs = ['Wool', 'Linen', 'Jeans', 'Silk'];
const runs = [41, 36, 58, 22];

type Placement = NonNullable<XAxis<'band'>['tickPlacement']>;

const placements: Placement[] = ['start', 'middle', 'end', 'extremities'];

export default function LaundryGrid() {
  const [lines, setLines] = React.useState(['horizontal', 'vertical']);
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
          sx={{ minWidth: 180 }}
        >
          {placements.map((placement) => (
            <MenuItem key={placement} value={placement}>
              {placement}
            </MenuItem>
          ))}
        </TextField>
        <ToggleButtonGroup
          size="small"
          color="primary"
          aria-label="Lines of the grid"
          value={lines}
          onChange={(_, value: string[]) => setLines(value)}
        >
          <ToggleButton value="horizontal">horizontal</ToggleButton>
          <ToggleButton value="vertical">vertical</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {/* #region preview */}
      <BarChart
        height={260}
        xAxis={[{ data: programs, tickPlacement }]}
        series={[{ label: 'Runs', data: runs }]}
        grid={{
          horizontal: lines.includes('horizontal'),
          vertical: lines.includes('vertical'),
        }}
        sx={{
          [`& .${chartsGridClasses.horizontalLine}`]: {
            color: 'text.disabled',
            stroke: 'currentColor',
            strokeDasharray: '2 6',
          },
        }}
        hideLegend
        role="img"
        aria-label="Runs per week of four programs of a laundry"
      />
      {/* #endregion preview */}
    </Box>
  );
}
