import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const anchors = ['node', 'pointer'] as const;
const positions = ['top', 'bottom', 'left', 'right'] as const;

export default function OrchardPlacement() {
  const [anchor, setAnchor] = React.useState<(typeof anchors)[number]>('node');
  const [position, setPosition] = React.useState<(typeof positions)[number]>('top');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 2, mb: 1 }}>
        <TextField
          select
          size="small"
          label="anchor"
          value={anchor}
          onChange={(event) =>
            setAnchor(anchors.find((name) => name === event.target.value) ?? anchor)
          }
          sx={{ flex: '0 1 140px' }}
        >
          {anchors.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="position"
          value={position}
          onChange={(event) =>
            setPosition(
              positions.find((name) => name === event.target.value) ?? position,
            )
          }
          sx={{ flex: '0 1 140px' }}
        >
          {positions.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {/* #region preview */}
      <BarChart
        height={280}
        xAxis={[{ data: ['Boskoop', 'Elstar', 'Topaz', 'Gala'] }]}
        series={[
          { label: 'Lower field', data: [18.4, 26.1, 22.7, 30.2] },
          { label: 'Hillside', data: [15.2, 19.8, 24.3, 21.6] },
        ]}
        slotProps={{ tooltip: { trigger: 'item', anchor, position } }}
        role="img"
        aria-label="Apples in tonnes per variety, from two orchards"
      />
      {/* #endregion preview */}
    </Box>
  );
}
