import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart, barClasses } from '@mui/x-charts/BarChart';

const clinics = ['Harbor', 'Market Sq.', 'Riverside', 'Upper Town'];
const waits = [24, 11, 38, 3];

type Placement = 'center' | 'outside';

export default function BarLabels() {
  const [placement, setPlacement] = React.useState<Placement>('outside');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Placement of the bar labels"
        value={placement}
        onChange={(_, value: Placement | null) => value && setPlacement(value)}
      >
        <ToggleButton value="center">center</ToggleButton>
        <ToggleButton value="outside">outside</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <BarChart
        height={280}
        xAxis={[{ data: clinics }]}
        yAxis={[{ max: 45 }]}
        series={[
          {
            label: 'Average wait',
            data: waits,
            barLabelPlacement: placement,
            barLabel: ({ value }, { bar }) =>
              placement === 'center' && bar.height < 24 ? null : `${value} min`,
          },
        ]}
        sx={{ [`& .${barClasses.label}`]: { fontSize: 13, fontWeight: 600 } }}
        hideLegend
        role="img"
        aria-label="Average waiting time of four clinics in minutes"
      />
      {/* #endregion preview */}
    </Box>
  );
}
