import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const DIRECTIONS = ['horizontal', 'vertical'] as const;
const VERTICAL = ['top', 'middle', 'bottom'] as const;
const HORIZONTAL = ['start', 'center', 'end'] as const;

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
      sx={{ flex: '1 0 118px', maxWidth: 150 }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}

export default function LegendPlaces() {
  const [direction, setDirection] =
    React.useState<(typeof DIRECTIONS)[number]>('horizontal');
  const [vertical, setVertical] =
    React.useState<(typeof VERTICAL)[number]>('bottom');
  const [horizontal, setHorizontal] =
    React.useState<(typeof HORIZONTAL)[number]>('start');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1, mb: 2 }}>
        <Choice
          label="direction"
          options={DIRECTIONS}
          value={direction}
          onChange={setDirection}
        />
        <Choice
          label="position.vertical"
          options={VERTICAL}
          value={vertical}
          onChange={setVertical}
        />
        <Choice
          label="position.horizontal"
          options={HORIZONTAL}
          value={horizontal}
          onChange={setHorizontal}
        />
      </Box>
      <Box sx={{ height: 320 }}>
        {/* #region preview */}
        <BarChart
          xAxis={[{ data: ['Harbor', 'Old Town', 'Hillside'] }]}
          yAxis={[{ width: 50 }]}
          series={[
            { label: 'Greens', data: [2130, 1840, 960] },
            { label: 'Liberals', data: [1480, 2210, 1730] },
            { label: 'Farmers', data: [410, 690, 1520] },
          ]}
          slotProps={{
            legend: { direction, position: { vertical, horizontal } },
          }}
          role="img"
          aria-label="Votes for three parties in three districts"
        />
        {/* #endregion preview */}
      </Box>
    </Box>
  );
}
