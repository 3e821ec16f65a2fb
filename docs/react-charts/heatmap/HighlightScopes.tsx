import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Heatmap, type HeatmapSeries } from '@mui/x-charts-pro/Heatmap';

const setters = ['Ida', 'Moritz', 'Pia', 'Yusuf'];
const months = ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

/** Routes set in a month, one row per route setter. */
const routesSet = [
  [14, 18, 11, 22, 9, 17],
  [21, 16, 24, 19, 26, 12],
  [8, 13, 17, 15, 20, 23],
  [18, 7, 12, 25, 16, 10],
];
const data = routesSet.flatMap((row, yIndex) =>
  row.map((value, xIndex) => [xIndex, yIndex, value] as const),
);

type Scope = NonNullable<HeatmapSeries['highlightScope']>;

const options = {
  highlight: ['none', 'item', 'series'],
  fade: ['none', 'series', 'global'],
} as const;

export default function HighlightScopes() {
  const [scope, setScope] = React.useState<Scope>({
    highlight: 'item',
    fade: 'global',
  });

  return (
    <Box
      role="group"
      aria-label="Routes set by four people from March to August"
      sx={{ width: '100%' }}
    >
      <Box sx={{ display: 'flex', gap: 2, pt: 1 }}>
        {(['highlight', 'fade'] as const).map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={scope[name]}
            onChange={(event) =>
              setScope((last) => ({ ...last, [name]: event.target.value }))
            }
            sx={{ flex: '0 1 140px' }}
          >
            {options[name].map((option) => (
              <MenuItem key={option} value={option}>
                {option}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      {/* #region preview */}
      <Heatmap
        height={260}
        xAxis={[{ data: months }]}
        yAxis={[{ data: setters, width: 60 }]}
        zAxis={[
          {
            colorMap: { type: 'continuous', max: 26, color: ['#fff3d6', '#9c2f6b'] },
          },
        ]}
        series={[{ data, label: 'Routes', highlightScope: scope }]}
      />
      {/* #endregion preview */}
    </Box>
  );
}
