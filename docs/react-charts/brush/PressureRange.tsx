import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartsBrushOverlay } from '@mui/x-charts/ChartsBrushOverlay';
import { useBrush, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

// air pressure in hPa for each hour of a stormy day
const hours = Array.from({ length: 25 }, (_, hour) => hour);
const pressure = [
  1012, 1012, 1011, 1010, 1009, 1008, 1006, 1003, 1000, 996, 992, 988, 985, 983, 982,
  983, 986, 990, 994, 997, 1000, 1002, 1004, 1005, 1006,
];
const xAxis = [{ data: hours, label: 'Hour', min: 0, max: 24 }];
const yAxis = [{ label: 'Pressure (hPa)', width: 70, min: 975, max: 1020 }];
const series = [{ data: pressure, showMark: false }];
const brushConfig = { enabled: true };

// #region preview
function BrushRange(props: { onChange: (range: [number, number]) => void }) {
  const { onChange } = props;
  const brush = useBrush();
  const scale = useXScale<'linear'>();

  React.useEffect(() => {
    // After the drag, `brush` is null and the last range remains.
    if (brush) {
      const ends = [brush.start.x, brush.current.x].sort((a, b) => a - b);
      const [from, to] = ends.map((x) => Math.round(Number(scale.invert(x))));
      onChange([Math.max(from ?? 0, 0), Math.min(to ?? 0, 24)]);
    }
  }, [brush, scale, onChange]);

  return null;
}

export default function PressureRange() {
  const [[from, to], setRange] = React.useState<[number, number]>([6, 12]);
  const change = (pressure[to] ?? 0) - (pressure[from] ?? 0);

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        height={280}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        brushConfig={brushConfig}
        role="img"
        aria-label="Air pressure during a stormy day"
      >
        <ChartsBrushOverlay />
        <BrushRange onChange={setRange} />
      </LineChart>
      <Typography role="status" variant="body2">
        From {from}:00 to {to}:00, the pressure {change < 0 ? 'fell' : 'rose'} by{' '}
        {Math.abs(change)} hPa
      </Typography>
    </Box>
  );
}
// #endregion preview
