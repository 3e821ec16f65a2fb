import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const charts = ['bars', 'lines', 'points'] as const;
const highlights = ['series', 'item', 'none'] as const;
const fades = ['global', 'series', 'none'] as const;

/** Thousands of listeners of a radio station on five days of June. */
const programs = [
  { label: 'Morning news', data: [41, 43, 39, 44, 36] },
  { label: 'Talk at noon', data: [22, 19, 25, 21, 17] },
  { label: 'Evening jazz', data: [12, 14, 11, 16, 27] },
];
const days = [2, 3, 4, 5, 6];

interface SelectProps<T extends string> {
  label: string;
  value: T;
  options: readonly T[];
  onChange: (value: T) => void;
}

function Select<T extends string>(props: SelectProps<T>) {
  const { label, value, options, onChange } = props;
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as T)}
      sx={{ minWidth: 104 }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}

export default function HighlightScopes() {
  const [chart, setChart] = React.useState<(typeof charts)[number]>('bars');
  const [highlight, setHighlight] =
    React.useState<(typeof highlights)[number]>('series');
  const [fade, setFade] = React.useState<(typeof fades)[number]>('global');

  // #region preview
  const series = programs.map((program) => ({
    ...program,
    id: program.label,
    highlightScope: { highlight, fade },
  }));
  // #endregion preview

  const shared = {
    height: 290,
    slotProps: { tooltip: { trigger: 'item' } },
    yAxis: [{ label: 'Listeners (thousand)', min: 0, max: 50 }],
    role: 'img',
    'aria-label': 'Listeners of three radio programs from June 2 to 6',
  } as const;

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: 1, mb: 2 }}>
        <Select label="Chart" value={chart} options={charts} onChange={setChart} />
        <Select
          label="highlight"
          value={highlight}
          options={highlights}
          onChange={setHighlight}
        />
        <Select label="fade" value={fade} options={fades} onChange={setFade} />
      </Box>
      {chart === 'bars' && (
        <BarChart
          {...shared}
          xAxis={[{ data: days, label: 'Day of June' }]}
          series={series}
        />
      )}
      {chart === 'lines' && (
        <LineChart
          {...shared}
          xAxis={[{ data: days, scaleType: 'point', label: 'Day of June' }]}
          series={series.map((line) => ({ ...line, showMark: true }))}
        />
      )}
      {chart === 'points' && (
        <ScatterChart
          {...shared}
          voronoiMaxRadius={40}
          xAxis={[{ min: 1.5, max: 6.5, tickInterval: days, label: 'Day of June' }]}
          series={series.map(({ data, ...points }) => ({
            ...points,
            markerSize: 7,
            data: data.map((y, index) => ({ x: days[index] ?? 0, y, id: index })),
          }))}
        />
      )}
    </Box>
  );
}
