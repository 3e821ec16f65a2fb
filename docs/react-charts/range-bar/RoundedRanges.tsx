import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChartPremium } from '@mui/x-charts-premium/BarChartPremium';

const roles = [
  { role: 'Assistant', lowest: 2.6, highest: 3.3 },
  { role: 'Technician', lowest: 3.1, highest: 4.4 },
  { role: 'Engineer', lowest: 3.9, highest: 6.2 },
  { role: 'Team lead', lowest: 5.1, highest: 7.4 },
];

export default function RoundedRanges() {
  const [borderRadius, setBorderRadius] = React.useState(8);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 260, px: 1 }}>
        <Typography id="range-radius-label" variant="body2">
          borderRadius: {borderRadius} px
        </Typography>
        <Slider
          aria-labelledby="range-radius-label"
          min={0}
          max={24}
          step={2}
          value={borderRadius}
          onChange={(_, value) => setBorderRadius(value as number)}
        />
      </Box>
      {/* #region preview */}
      <BarChartPremium
        height={240}
        layout="horizontal"
        borderRadius={borderRadius}
        dataset={roles}
        yAxis={[{ dataKey: 'role', width: 84 }]}
        xAxis={[{ label: 'Monthly pay (€ thousand)' }]}
        series={[
          {
            type: 'rangeBar',
            label: 'Pay band',
            datasetKeys: { start: 'lowest', end: 'highest' },
            valueFormatter: (range) => range && `€${range[0]}k to €${range[1]}k`,
          },
        ]}
        hideLegend
        role="img"
        aria-label="Pay bands of four roles"
      />
      {/* #endregion preview */}
    </Box>
  );
}
