import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
/** Degrees Celsius in two rooms of a greenhouse. */
const rooms = [
  { id: 'orchids', label: 'Orchids', data: [21, 20, 20, 23, 27, 28, 26, 23, 21] },
  { id: 'cacti', label: 'Cacti', data: [12, 11, 10, 17, 26, 30, 25, 18, 13] },
];

export default function HighlightedLine() {
  const [disableLineItemHighlight, setDisableLineItemHighlight] =
    React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={disableLineItemHighlight}
            onChange={(event) => setDisableLineItemHighlight(event.target.checked)}
          />
        }
        label="disableLineItemHighlight"
      />
      {/* #region preview */}
      <LineChart
        height={280}
        xAxis={[{ data: hours, domainLimit: 'strict', label: 'Hour' }]}
        yAxis={[{ label: 'Temperature (°C)' }]}
        series={[
          ...rooms.map((room) => ({
            ...room,
            showMark: false,
            highlightScope: { highlight: 'series', fade: 'global' } as const,
          })),
          {
            id: 'target',
            label: 'Target',
            data: hours.map(() => 20),
            showMark: false,
            disableHighlight: true,
          },
        ]}
        disableLineItemHighlight={disableLineItemHighlight}
        sx={{ '& path[data-series="target"]': { strokeDasharray: '6 4' } }}
        role="img"
        aria-label="Temperature of two greenhouse rooms through a day, and the target"
      />
      {/* #endregion preview */}
    </Box>
  );
}
