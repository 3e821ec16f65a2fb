import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';

const skeins = [
  { id: 'ivory', label: 'Undyed', value: 34, color: '#cbb994' },
  { id: 'gold', label: 'Gold', value: 21, color: '#c98f00' },
  { id: 'rust', label: 'Rust', value: 18, color: '#b3471b' },
  { id: 'teal', label: 'Teal', value: 12, color: '#11808a' },
];

const mean = 21.25;

export default function FleeceColors() {
  const [shape, setShape] = React.useState<'pie' | 'bar'>('pie');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Where the color of an item comes from"
        value={shape}
        onChange={(_, value: 'pie' | 'bar' | null) => value && setShape(value)}
      >
        <ToggleButton value="pie">color of the item</ToggleButton>
        <ToggleButton value="bar">colorGetter</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      {shape === 'pie' ? (
        <PieChart
          height={250}
          series={[{ data: skeins, innerRadius: 45, paddingAngle: 2 }]}
          role="img"
          aria-label="Skeins of wool in stock by color"
        />
      ) : (
        <BarChart
          height={250}
          hideLegend
          xAxis={[{ data: skeins.map(({ label }) => label) }]}
          series={[
            {
              label: 'Skeins',
              data: skeins.map(({ value }) => value),
              color: '#11808a',
              colorGetter: ({ value }) =>
                value !== null && value < mean ? '#b3471b' : '#11808a',
            },
          ]}
          role="img"
          aria-label="Skeins of wool in stock, colors below the mean stand out"
        />
      )}
      {/* #endregion preview */}
    </Box>
  );
}
