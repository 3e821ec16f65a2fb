import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsBrushOverlay } from '@mui/x-charts/ChartsBrushOverlay';
import { useBrush, useDrawingArea, useXScale } from '@mui/x-charts/hooks';

const hours = ['8:00', '9:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'];
const rain = [0, 2, 5, 11, 14, 9, 3, 1];
const xAxis = [{ data: hours }];
const yAxis = [{ label: 'Rain (mm)' }];
const series = [{ label: 'Rain', data: rain }];

type Range = [number, number];

// #region preview
/** Passes on the first and the last band that the drag touches. */
function BrushBands(props: { onChange: (range: Range) => void }) {
  const { onChange } = props;
  const brush = useBrush();
  const { left } = useDrawingArea();
  const step = useXScale<'band'>().step();

  React.useEffect(() => {
    if (brush) {
      const [first, last] = [brush.start.x, brush.current.x]
        .sort((a, b) => a - b)
        .map((x) => Math.floor((x - left) / step))
        .map((index) => Math.min(Math.max(index, 0), hours.length - 1));
      onChange([first ?? 0, last ?? 0]);
    }
  }, [brush, left, step, onChange]);

  return null;
}

/** Marks the selected bands, during the drag and afterward. */
function SelectedBands({ range: [first, last] }: { range: Range }) {
  const { left, top, height } = useDrawingArea();
  const step = useXScale<'band'>().step();
  return (
    <rect
      x={left + first * step}
      y={top}
      width={(last - first + 1) * step}
      height={height}
      fill="#4f8fc9"
      fillOpacity={0.2}
      pointerEvents="none"
    />
  );
}
// #endregion preview

export default function RainBetween() {
  const [range, setRange] = React.useState<Range>([2, 4]);
  const [preventTooltip, setPreventTooltip] = React.useState(true);
  const [preventHighlight, setPreventHighlight] = React.useState(true);
  const [first, last] = range;
  const total = rain.slice(first, last + 1).reduce((sum, mm) => sum + mm, 0);

  const ends = [
    {
      label: 'First hour',
      value: first,
      onChange: (next: number) => setRange([next, Math.max(next, last)]),
    },
    {
      label: 'Last hour',
      value: last,
      onChange: (next: number) => setRange([Math.min(first, next), next]),
    },
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: 1, mb: 1 }}>
        {ends.map(({ label, value, onChange }) => (
          <TextField
            key={label}
            select
            size="small"
            label={label}
            value={value}
            onChange={(event) => onChange(Number(event.target.value))}
            sx={{ minWidth: 110 }}
          >
            {hours.map((hour, index) => (
              <MenuItem key={hour} value={index}>
                {hour}
              </MenuItem>
            ))}
          </TextField>
        ))}
        <FormControlLabel
          control={
            <Switch
              checked={preventTooltip}
              onChange={(event) => setPreventTooltip(event.target.checked)}
            />
          }
          label="preventTooltip"
        />
        <FormControlLabel
          control={
            <Switch
              checked={preventHighlight}
              onChange={(event) => setPreventHighlight(event.target.checked)}
            />
          }
          label="preventHighlight"
        />
      </Box>
      <BarChart
        height={260}
        hideLegend
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        brushConfig={{ enabled: true, preventTooltip, preventHighlight }}
        role="img"
        aria-label="Rain per hour from 8:00 to 15:00"
      >
        <SelectedBands range={range} />
        <ChartsBrushOverlay />
        <BrushBands onChange={setRange} />
      </BarChart>
      <Typography role="status" variant="body2">
        The selected hours had {total} mm of rain
      </Typography>
    </Box>
  );
}
