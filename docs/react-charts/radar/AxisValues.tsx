import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarAxis, RadarChart } from '@mui/x-charts/RadarChart';

const metrics = [
  { name: 'Water column (mm)', max: 8000 },
  { name: 'Pole strength (N)', max: 400 },
  { name: 'Peg grip (N)', max: 200 },
  { name: 'Zip cycles (thousand)', max: 40 },
];

const series = [
  { label: 'New', data: [5200, 310, 140, 36] },
  { label: 'After two summers', data: [3100, 280, 120, 15] },
];

type Place = 'horizontal' | 'rotated' | 'between';

export default function AxisValues() {
  const [place, setPlace] = React.useState<Place>('horizontal');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Axis labels"
        value={place}
        onChange={(_, next: Place | null) => next && setPlace(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="horizontal">Horizontal</ToggleButton>
        <ToggleButton value="rotated">Rotated</ToggleButton>
        <ToggleButton value="between">Between</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <RadarChart
        height={340}
        divisions={4}
        margin={{ top: 30, bottom: 30, left: 75, right: 75 }}
        radar={{
          metrics,
          startAngle: 45,
          labelGap: 18,
          labelFormatter: (name, { location }) =>
            location === 'tick' ? name.replace(' (', '\n(') : name,
        }}
        series={series}
        direction="ltr"
        role="img"
        aria-label="Laboratory values of a tent, new and after two summers"
      >
        {place === 'between' ? (
          <RadarAxis
            metric="Water column (mm)"
            divisions={4}
            angle={0}
            textAnchor="middle"
            dominantBaseline="central"
          />
        ) : (
          metrics.map(({ name }) => (
            <RadarAxis
              key={name}
              metric={name}
              divisions={2}
              labelOrientation={place}
            />
          ))
        )}
      </RadarChart>
      {/* #endregion preview */}
    </Box>
  );
}
