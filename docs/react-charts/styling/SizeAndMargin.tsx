import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const stops = ['Central', 'Riverside', 'Border post', 'Alpine pass', 'Harbor'];
const delays = [0, 4, 22, 31, 17];

// #region preview
/** Outlines the area that margins and axes leave for the bars. */
function DrawingAreaOutline() {
  const { left, top, width, height } = useDrawingArea();
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      fill="none"
      stroke={palette.secondary.main}
      strokeDasharray="4 3"
    />
  );
}
// #endregion preview

interface ControlProps {
  name: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

function Control({ name, value, max, onChange }: ControlProps) {
  const id = React.useId();
  return (
    <Box sx={{ flex: '1 1 100px' }}>
      <Typography id={id} variant="caption" component="div">
        {name}: {value} px
      </Typography>
      <Slider
        size="small"
        aria-labelledby={id}
        value={value}
        max={max}
        onChange={(_, next) => onChange(next)}
      />
    </Box>
  );
}

export default function SizeAndMargin() {
  const [margin, setMargin] = React.useState(20);
  const [right, setRight] = React.useState(40);
  const [axisWidth, setAxisWidth] = React.useState(85);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', px: 1 }}>
        <Control name="margin" value={margin} max={60} onChange={setMargin} />
        <Control name="margin.right" value={right} max={60} onChange={setRight} />
        <Control
          name="yAxis width"
          value={axisWidth}
          max={120}
          onChange={setAxisWidth}
        />
      </Stack>
      <BarChart
        height={260}
        margin={{ top: margin, bottom: margin, left: margin, right }}
        layout="horizontal"
        hideLegend
        yAxis={[{ data: stops, width: axisWidth }]}
        xAxis={[{ label: 'Delay (minutes)', height: 50 }]}
        series={[{ label: 'Delay', data: delays }]}
        sx={{ bgcolor: 'action.hover' }}
        role="img"
        aria-label="Delay of a night train in minutes at five stops"
      >
        <DrawingAreaOutline />
      </BarChart>
    </Box>
  );
}
