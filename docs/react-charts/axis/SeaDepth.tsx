import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTheme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
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
  const [depthDown, setDepthDown] = React.useState(true);
  const [mirrored, setMirrored] = React.useState(isRtl);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={depthDown}
            onChange={(event) => setDepthDown(event.target.checked)}
          />
        }
        label="y-axis: reverse"
      />
      <FormControlLabel
        control={
          <Switch
            checked={mirrored}
            onChange={(event) => setMirrored(event.target.checked)}
          />
        }
        label="Right to left"
      />
      {/* #region preview */}
      <ScatterChart
        height={300}
        xAxis={[
          { label: 'Temperature (°C)', position: 'top', min: 0, reverse: mirrored },
        ]}
        yAxis={[
          {
            label: 'Depth (m)',
            reverse: depthDown,
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
