import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const severities = ['Critical', 'High', 'Medium', 'Low', 'Ignored'];
const counts = [3, 28, 640, 9150, 0];

type Mode = 'plain' | 'minBarSize' | 'symlog';

export default function SmallValues() {
  const [mode, setMode] = React.useState<Mode>('minBarSize');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Treatment of small values"
        value={mode}
        onChange={(_, value: Mode | null) => value && setMode(value)}
      >
        <ToggleButton value="plain">plain</ToggleButton>
        <ToggleButton value="minBarSize">minBarSize</ToggleButton>
        <ToggleButton value="symlog">symlog</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <BarChart
        height={280}
        xAxis={[{ data: severities }]}
        yAxis={[{ scaleType: mode === 'symlog' ? 'symlog' : 'linear', width: 56 }]}
        series={[
          {
            label: 'Open findings',
            data: counts,
            minBarSize: mode === 'minBarSize' ? 6 : 0,
          },
        ]}
        hideLegend
        role="img"
        aria-label="Open security findings by severity"
      />
      {/* #endregion preview */}
    </Box>
  );
}
