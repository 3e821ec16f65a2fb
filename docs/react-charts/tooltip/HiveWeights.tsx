import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['April', 'May', 'June', 'July', 'August'];
const kilograms = (value: number | null) => (value === null ? null : `${value} kg`);

export default function HiveWeights() {
  const [trigger, setTrigger] = React.useState<'axis' | 'item' | 'none'>('axis');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={trigger}
        onChange={(_event, value) => setTrigger(value ?? trigger)}
        aria-label="Trigger of the tooltip"
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="item">item</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <BarChart
        height={290}
        xAxis={[{ data: months }]}
        yAxis={[{ label: 'Hive weight (kg)' }]}
        series={[
          { label: 'Linden', data: [31, 38, 52, 61, 58], valueFormatter: kilograms },
          { label: 'Willow', data: [28, 33, 47, 55, 51], valueFormatter: kilograms },
          {
            label: 'Hawthorn',
            data: [34, 30, 41, 49, 50],
            valueFormatter: kilograms,
          },
        ]}
        slotProps={{ tooltip: { trigger } }}
        role="img"
        aria-label="Weight of three beehives from April to August"
      />
      {/* #endregion preview */}
    </Box>
  );
}
