import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const hours = ['06:00', '07:00', '08:00', '09:00', '10:00', '11:00', '12:00'];

const tickPlacements = ['extremities', 'start', 'middle', 'end'] as const;
const tickLabelPlacements = ['middle', 'tick'] as const;

export default function TickPlacement() {
  const [tickPlacement, setTickPlacement] =
    React.useState<(typeof tickPlacements)[number]>('start');
  const [tickLabelPlacement, setTickLabelPlacement] =
    React.useState<(typeof tickLabelPlacements)[number]>('tick');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
        <TextField
          select
          size="small"
          label="tickPlacement"
          value={tickPlacement}
          onChange={(event) =>
            setTickPlacement(event.target.value as typeof tickPlacement)
          }
          sx={{ minWidth: 150 }}
        >
          {tickPlacements.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="tickLabelPlacement"
          value={tickLabelPlacement}
          onChange={(event) =>
            setTickLabelPlacement(event.target.value as typeof tickLabelPlacement)
          }
          sx={{ minWidth: 170 }}
        >
          {tickLabelPlacements.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {/* #region preview */}
      <BarChart
        height={260}
        xAxis={[{ data: hours, tickPlacement, tickLabelPlacement }]}
        series={[{ label: 'Boardings', data: [180, 640, 910, 520, 310, 260, 340] }]}
        hideLegend
        role="img"
        aria-label="Tram boardings per hour of a morning"
      />
      {/* #endregion preview */}
    </Box>
  );
}
