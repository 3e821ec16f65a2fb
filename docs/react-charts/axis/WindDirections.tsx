import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
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
  const [disableLine, setDisableLine] = React.useState(false);
  const [disableTicks, setDisableTicks] = React.useState(false);

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
        <FormControlLabel
          control={
            <Switch
              checked={disableLine}
              onChange={(event) => setDisableLine(event.target.checked)}
            />
          }
          label="disableLine"
        />
        <FormControlLabel
          control={
            <Switch
              checked={disableTicks}
              onChange={(event) => setDisableTicks(event.target.checked)}
            />
          }
          label="disableTicks"
        />
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
