import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { XAxis, YAxis } from '@mui/x-charts/models';

const directions = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const hours = [52, 71, 48, 33, 64, 167, 205, 80];

const choices = {
  xPosition: ['bottom', 'top', 'none'],
  yPosition: ['left', 'right', 'none'],
  tickPlacement: ['extremities', 'start', 'middle', 'end'],
  tickLabelPlacement: ['middle', 'tick'],
} as const;

const names = {
  xPosition: 'position (x-axis)',
  yPosition: 'position (y-axis)',
  tickPlacement: 'tickPlacement',
  tickLabelPlacement: 'tickLabelPlacement',
};

const defaults: Record<string, unknown> = {
  tickPlacement: 'extremities',
  tickLabelPlacement: 'middle',
  tickSize: 6,
  disableLine: false,
  disableTicks: false,
};

/** The options that differ from their defaults, as code. */
function toCode(axis: XAxis<'band'> | YAxis, position: string) {
  const options = Object.entries(axis)
    .filter(([name, value]) =>
      name === 'position'
        ? value !== position
        : name in defaults && value !== defaults[name],
    )
    .map(([name, value]) =>
      typeof value === 'string' ? `${name}: '${value}'` : `${name}: ${value}`,
    );
  return options.length > 0 ? `{ …, ${options.join(', ')} }` : '{ … }';
}

type Choice = keyof typeof choices;
type Chosen = { [Key in Choice]: (typeof choices)[Key][number] };

export default function WindDirections() {
  const [chosen, setChosen] = React.useState<Chosen>({
    xPosition: 'bottom',
    yPosition: 'right',
    tickPlacement: 'extremities',
    tickLabelPlacement: 'middle',
  });
  const [tickSize, setTickSize] = React.useState(6);
  const [hidden, setHidden] = React.useState<string[]>([]);
  const { xPosition, yPosition, tickPlacement, tickLabelPlacement } = chosen;

  // #region preview
  const line = {
    disableLine: hidden.includes('disableLine'),
    disableTicks: hidden.includes('disableTicks'),
    tickSize,
  };
  const xAxis: XAxis<'band'> = {
    data: directions,
    position: xPosition,
    tickPlacement,
    tickLabelPlacement,
    ...line,
  };
  const yAxis: YAxis = { label: 'Hours', position: yPosition, ...line };
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(4, minmax(0, 1fr))',
          },
          gap: 1.5,
          mb: 1,
        }}
      >
        {(Object.keys(choices) as Choice[]).map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={names[name]}
            value={chosen[name]}
            onChange={(event) =>
              setChosen({ ...chosen, [name]: event.target.value })
            }
          >
            {choices[name].map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </TextField>
        ))}
        <Box sx={{ gridColumn: 'span 2', px: 1 }}>
          <Typography id="wind-tick-size" variant="body2">
            tickSize: {tickSize} px
          </Typography>
          <Slider
            aria-labelledby="wind-tick-size"
            size="small"
            min={0}
            max={20}
            value={tickSize}
            onChange={(_, value) => setTickSize(value as number)}
          />
        </Box>
        <ToggleButtonGroup
          size="small"
          color="primary"
          aria-label="Hidden parts of both axes"
          value={hidden}
          onChange={(_, value: string[]) => setHidden(value)}
          sx={{ gridColumn: 'span 2', alignSelf: 'center' }}
        >
          <ToggleButton value="disableLine">disableLine</ToggleButton>
          <ToggleButton value="disableTicks">disableTicks</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <BarChart
        height={260}
        xAxis={[xAxis]}
        yAxis={[yAxis]}
        series={[{ label: 'Hours in March', data: hours }]}
        hideLegend
        role="img"
        aria-label="Hours of wind in March from each of eight directions"
      />
      <Box
        component="pre"
        role="status"
        aria-label="Code of the axes"
        sx={{
          m: 0,
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'action.hover',
          color: 'text.primary',
          fontSize: 12,
          lineHeight: 1.5,
          minHeight: { xs: 114, sm: 78 },
          direction: 'ltr',
          whiteSpace: 'pre-wrap',
        }}
      >
        {`xAxis={[${toCode(xAxis, 'bottom')}]}\nyAxis={[${toCode(yAxis, 'left')}]}`}
      </Box>
    </Box>
  );
}
