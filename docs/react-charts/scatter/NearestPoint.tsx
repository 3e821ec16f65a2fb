import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart, type ScatterChartProps } from '@mui/x-charts/ScatterChart';

const campsites = [
  { id: 'Alder Bend', x: 14, y: 3.9 },
  { id: 'Beech Hollow', x: 19, y: 4.4 },
  { id: 'Cliff Top', x: 36, y: 4.7 },
  { id: 'Dune Field', x: 42, y: 4.1 },
  { id: 'Eel Pond', x: 21, y: 3.2 },
  { id: 'Fox Meadow', x: 27, y: 4.2 },
  { id: 'Gravel Bank', x: 11, y: 2.9 },
  { id: 'High Pasture', x: 31, y: 3.8 },
];

// #region preview
type Reach = Pick<ScatterChartProps, 'voronoiMaxRadius' | 'disableVoronoi'>;

const reaches: Record<string, Reach> = {
  none: {},
  '40 px': { voronoiMaxRadius: 40 },
  item: { voronoiMaxRadius: 'item' },
  disableVoronoi: { disableVoronoi: true },
};
// #endregion preview

export default function NearestPoint() {
  const [reach, setReach] = React.useState('40 px');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Reach of the pointer"
        value={reach}
        onChange={(_, value: string | null) => value && setReach(value)}
        sx={{
          flexWrap: 'wrap',
          mb: 1,
          '& > *': { px: 0.75, textTransform: 'none' },
        }}
      >
        {Object.keys(reaches).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ScatterChart
        height={300}
        {...reaches[reach]}
        series={[
          {
            data: campsites,
            markerSize: 8,
            highlightScope: { highlight: 'item', fade: 'global' },
            valueFormatter: (site) => site && `${site.id}: ${site.x} €, ${site.y}`,
          },
        ]}
        xAxis={[{ label: 'Price per night (€)', min: 0, max: 50, height: 50 }]}
        yAxis={[{ label: 'Rating', min: 2, max: 5 }]}
        role="img"
        aria-label="Price per night and rating of eight campsites"
      />
    </Box>
  );
}
