import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import type { YAxis } from '@mui/x-charts/models';

const kilometers = [0.3, 1.4, 2.6, 3.9, 5.2, 6.8, 8.1, 9.7, 11.3, 12.6];
const altitudes = [1216, 1388, 1571, 1745, 1902, 1987, 1841, 1630, 1402, 1239];

// #region preview
const limits: Record<string, YAxis['domainLimit']> = {
  nice: 'nice',
  strict: 'strict',
  // a tenth of the difference, below and above
  function: (min, max) => {
    const room = (max - min) / 10;
    return { min: min - room, max: max + room };
  },
};
// #endregion preview

export default function HikeAltitude() {
  const [name, setName] = React.useState('nice');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Domain limit of both axes"
        value={name}
        onChange={(_, value: string | null) => value && setName(value)}
      >
        {Object.keys(limits).map((key) => (
          <ToggleButton key={key} value={key}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={280}
        xAxis={[
          { data: kilometers, label: 'Distance (km)', domainLimit: limits[name] },
        ]}
        yAxis={[{ label: 'Altitude (m)', domainLimit: limits[name] }]}
        series={[{ label: 'Altitude', data: altitudes }]}
        grid={{ horizontal: true, vertical: true }}
        hideLegend
        role="img"
        aria-label="Altitude along a hike of 12.6 kilometers"
      />
    </Box>
  );
}
