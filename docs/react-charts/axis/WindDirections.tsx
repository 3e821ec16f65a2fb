import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import type { XAxis, YAxis } from '@mui/x-charts/models';

const directions = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const hours = [52, 71, 48, 33, 64, 167, 205, 80];

type XPosition = NonNullable<XAxis['position']>;
type YPosition = NonNullable<YAxis['position']>;

const xPositions: XPosition[] = ['bottom', 'top', 'none'];
const yPositions: YPosition[] = ['left', 'right', 'none'];

export default function WindDirections() {
  const [xPosition, setXPosition] = React.useState<XPosition>('bottom');
  const [yPosition, setYPosition] = React.useState<YPosition>('right');
  const [hidden, setHidden] = React.useState<string[]>([]);
  const disableLine = hidden.includes('disableLine');
  const disableTicks = hidden.includes('disableTicks');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
        <TextField
          select
          size="small"
          label="x-axis"
          value={xPosition}
          onChange={(event) => setXPosition(event.target.value as XPosition)}
          sx={{ minWidth: 110 }}
        >
          {xPositions.map((position) => (
            <MenuItem key={position} value={position}>
              {position}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="y-axis"
          value={yPosition}
          onChange={(event) => setYPosition(event.target.value as YPosition)}
          sx={{ minWidth: 110 }}
        >
          {yPositions.map((position) => (
            <MenuItem key={position} value={position}>
              {position}
            </MenuItem>
          ))}
        </TextField>
        <ToggleButtonGroup
          size="small"
          color="primary"
          aria-label="Hidden parts of both axes"
          value={hidden}
          onChange={(_, value: string[]) => setHidden(value)}
        >
          <ToggleButton value="disableLine">disableLine</ToggleButton>
          <ToggleButton value="disableTicks">disableTicks</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {/* #region preview */}
      <BarChart
        height={260}
        xAxis={[
          { data: directions, position: xPosition, disableLine, disableTicks },
        ]}
        yAxis={[{ label: 'Hours', position: yPosition, disableLine, disableTicks }]}
        series={[{ label: 'Hours in March', data: hours }]}
        hideLegend
        role="img"
        aria-label="Hours of wind in March from each of eight directions"
      />
      {/* #endregion preview */}
    </Box>
  );
}
