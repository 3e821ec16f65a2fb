import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const loans = [286, 341, 318, 402, 467, 538];

type Scale = 'band' | 'point';

export default function LoansByWeekday() {
  const [scaleType, setScaleType] = React.useState<Scale>('band');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Scale type of the x-axis"
        value={scaleType}
        onChange={(_, value: Scale | null) => value && setScaleType(value)}
      >
        <ToggleButton value="band">band</ToggleButton>
        <ToggleButton value="point">point</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <LineChart
        height={260}
        xAxis={[{ data: weekdays, scaleType }]}
        yAxis={[{ min: 0 }]}
        series={[{ label: 'Loans', data: loans, area: true }]}
        grid={{ vertical: true }}
        hideLegend
        role="img"
        aria-label="Loans of a library from Monday to Saturday"
      />
      {/* #endregion preview */}
    </Box>
  );
}
