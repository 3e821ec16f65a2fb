import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const colors = ['source', 'target', '#90a4ae'];

export default function LabelsAndColors() {
  const [color, setColor] = React.useState('source');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="linkOptions.color"
        value={color}
        onChange={(event) => setColor(event.target.value)}
        sx={{ mt: 1, mb: 2, minWidth: 180 }}
      >
        {colors.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {/* #region preview */}
      <SankeyChart
        height={260}
        direction="ltr"
        series={{
          data: {
            nodes: [
              { id: 'bins', label: 'Street bins', color: '#3f8fd2' },
              { id: 'counter', label: 'Shop counter', color: '#7e6bc4' },
              { id: 'wear', label: 'Wearable', color: '#3fa37a' },
              { id: 'repair', label: 'To repair', color: '#d99a2b' },
              { id: 'out', label: 'Worn out', color: '#b5654a' },
            ],
            links: [
              { source: 'bins', target: 'wear', value: 38 },
              { source: 'bins', target: 'repair', value: 8 },
              // its own color, whatever linkOptions.color is
              { source: 'bins', target: 'out', value: 31, color: '#d32f2f' },
              { source: 'counter', target: 'wear', value: 30 },
              { source: 'counter', target: 'repair', value: 8 },
              { source: 'counter', target: 'out', value: 4 },
            ],
          },
          linkOptions: { color },
        }}
        role="img"
        aria-label="Condition of clothes from street bins and from the shop counter"
      />
      {/* #endregion preview */}
    </Box>
  );
}
