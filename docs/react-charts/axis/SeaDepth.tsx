import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

// one dive of a float: degrees Celsius at each depth in meters
const samples = [
  [17.8, 0],
  [17.6, 20],
  [16.9, 45],
  [14.2, 80],
  [11.9, 140],
  [10.4, 230],
  [8.7, 360],
  [7.1, 520],
  [5.8, 700],
  [4.9, 880],
].map(([x = 0, y = 0], id) => ({ x, y, id }));

export default function SeaDepth() {
  const isRtl = useTheme().direction === 'rtl';
  const [options, setOptions] = React.useState(
    isRtl ? ['reverse', 'mirror'] : ['reverse'],
  );
  const mirrored = options.includes('mirror');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        color="primary"
        aria-label="Direction of the axes"
        value={options}
        onChange={(_, value: string[]) => setOptions(value)}
      >
        <ToggleButton value="reverse">reverse y-axis</ToggleButton>
        <ToggleButton value="mirror">right to left</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <ScatterChart
        height={300}
        xAxis={[
          { label: 'Temperature (°C)', position: 'top', min: 0, reverse: mirrored },
        ]}
        yAxis={[
          {
            label: 'Depth (m)',
            reverse: options.includes('reverse'),
            position: mirrored ? 'right' : 'left',
          },
        ]}
        series={[{ label: 'Water', data: samples }]}
        grid={{ horizontal: true }}
        hideLegend
        role="img"
        aria-label="Water temperature by depth, from the surface to 880 meters"
      />
      {/* #endregion preview */}
    </Box>
  );
}
