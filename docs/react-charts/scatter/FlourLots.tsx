import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const highlights = ['none', 'item', 'series'] as const;
const fades = ['none', 'series', 'global'] as const;

const lots = {
  Wheat: [
    { id: 'W1', x: 10.8, y: 3.1 },
    { id: 'W2', x: 11.6, y: 3.5 },
    { id: 'W3', x: 12.3, y: 3.9 },
    { id: 'W4', x: 13.2, y: 4.1 },
  ],
  Spelt: [
    { id: 'S1', x: 12.9, y: 2.8 },
    { id: 'S2', x: 13.8, y: 3.2 },
    { id: 'S3', x: 14.6, y: 3.3 },
    { id: 'S4', x: 15.4, y: 3.6 },
  ],
  Rye: [
    { id: 'R1', x: 8.4, y: 1.7 },
    { id: 'R2', x: 9.1, y: 2.0 },
    { id: 'R3', x: 9.7, y: 1.9 },
    { id: 'R4', x: 10.5, y: 2.2 },
  ],
};

export default function FlourLots() {
  const [highlight, setHighlight] =
    React.useState<(typeof highlights)[number]>('item');
  const [fade, setFade] = React.useState<(typeof fades)[number]>('global');
  const [lines, setLines] = React.useState(false);

  // #region preview
  const series = Object.entries(lots).map(([label, data]) => ({
    id: label,
    label,
    data,
    markerSize: 7,
    highlightScope: { highlight, fade },
  }));
  const axisHighlight = lines
    ? ({ x: 'line', y: 'line' } as const)
    : ({ x: 'none', y: 'none' } as const);
  // #endregion preview

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: 1, mb: 2 }}>
        <TextField
          select
          size="small"
          label="highlight"
          value={highlight}
          onChange={(event) =>
            setHighlight(event.target.value as (typeof highlights)[number])
          }
          sx={{ minWidth: 110 }}
        >
          {highlights.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="fade"
          value={fade}
          onChange={(event) => setFade(event.target.value as (typeof fades)[number])}
          sx={{ minWidth: 110 }}
        >
          {fades.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Switch
              checked={lines}
              onChange={(event) => setLines(event.target.checked)}
            />
          }
          label="axisHighlight"
        />
      </Box>
      <ScatterChart
        height={290}
        series={series}
        axisHighlight={axisHighlight}
        voronoiMaxRadius={40}
        xAxis={[{ label: 'Protein (%)', min: 8, max: 16 }]}
        yAxis={[{ label: 'Loaf volume (l per kg)', min: 1, max: 5 }]}
        role="img"
        aria-label="Protein and loaf volume of twelve lots of flour"
      />
    </Box>
  );
}
