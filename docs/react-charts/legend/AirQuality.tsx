import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  PiecewiseColorLegend,
  type PiecewiseColorLegendProps,
  type PiecewiseLabelFormatterParams,
} from '@mui/x-charts/ChartsLegend';

const hours = ['00', '03', '06', '09', '12', '15', '18', '21'];
const particles = [6, 5, 14, 31, 22, 17, 43, 12];

// #region preview
const GRADES = ['Good', 'Fair', 'Moderate', 'Poor'];
const colorMap = {
  type: 'piecewise' as const,
  thresholds: [10, 20, 40],
  colors: ['#2e9e6b', '#e0b000', '#e07b00', '#b3262e'],
};

const formatGrade = ({ index }: PiecewiseLabelFormatterParams) =>
  GRADES[index] ?? null;
// #endregion preview

type LabelPosition = NonNullable<PiecewiseColorLegendProps['labelPosition']>;

const POSITIONS: LabelPosition[] = [
  'extremes',
  'start',
  'end',
  'inline-start',
  'inline-end',
];

export default function AirQuality() {
  const [labelPosition, setLabelPosition] =
    React.useState<LabelPosition>('inline-end');
  const [status, setStatus] = React.useState('Press a grade to count its readings.');

  const handleItemClick = React.useCallback<
    NonNullable<PiecewiseColorLegendProps['onItemClick']>
  >((_, { label, minValue, maxValue }) => {
    const count = particles.filter(
      (value) =>
        value >= Number(minValue ?? -Infinity) &&
        value < Number(maxValue ?? Infinity),
    ).length;
    setStatus(`${label}: ${count} of ${particles.length} readings`);
  }, []);

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="labelPosition"
        value={labelPosition}
        onChange={(event) => setLabelPosition(event.target.value as LabelPosition)}
        sx={{ minWidth: 160, mt: 1 }}
      >
        {POSITIONS.map((position) => (
          <MenuItem key={position} value={position}>
            {position}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 300 }}>
        <BarChart
          xAxis={[{ data: hours, valueFormatter: (hour: string) => `${hour}:00` }]}
          yAxis={[{ label: 'PM2.5, µg/m³', colorMap }]}
          series={[{ data: particles }]}
          slots={{ legend: PiecewiseColorLegend }}
          slotProps={{
            legend: {
              axisDirection: 'y',
              labelFormatter: formatGrade,
              labelPosition,
              markType: 'square',
              onItemClick: handleItemClick,
            },
          }}
          role="img"
          aria-label="Fine particles in the air at eight hours of a day"
        />
      </Box>
      <Typography role="status" variant="body2">
        {status}
      </Typography>
    </Box>
  );
}
