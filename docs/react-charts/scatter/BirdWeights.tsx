import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart, type ScatterSeries } from '@mui/x-charts/ScatterChart';

interface Bird {
  id: string;
  x: number;
  y: number;
}

const water: Bird[] = [
  { id: 'Little tern', x: 51, y: 0.056 },
  { id: 'Common tern', x: 84, y: 0.125 },
  { id: 'Black-headed gull', x: 104, y: 0.28 },
  { id: 'Mallard', x: 90, y: 1.1 },
  { id: 'Herring gull', x: 144, y: 1.05 },
  { id: 'Greylag goose', x: 165, y: 3.4 },
  { id: 'Mute swan', x: 225, y: 10.5 },
];
const land: Bird[] = [
  { id: 'Goldcrest', x: 14, y: 0.006 },
  { id: 'House sparrow', x: 23, y: 0.03 },
  { id: 'Swift', x: 45, y: 0.041 },
  { id: 'Kestrel', x: 75, y: 0.2 },
  { id: 'Carrion crow', x: 95, y: 0.5 },
  { id: 'Buzzard', x: 124, y: 0.85 },
  { id: 'White stork', x: 165, y: 3.5 },
];

function mass(kilograms: number) {
  return kilograms < 1 ? `${Math.round(kilograms * 1000)} g` : `${kilograms} kg`;
}

// #region preview
const series: ScatterSeries[] = [
  { label: 'Water birds', data: water },
  { label: 'Land birds', data: land },
].map((group) => ({
  ...group,
  markerSize: 5,
  valueFormatter: (bird) => bird && `${bird.id}: ${bird.x} cm, ${mass(bird.y)}`,
}));
// #endregion preview

export default function BirdWeights() {
  const [scaleType, setScaleType] = React.useState<'linear' | 'log'>('log');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Scale of both axes"
        value={scaleType}
        onChange={(_, value: 'linear' | 'log' | null) =>
          value && setScaleType(value)
        }
      >
        <ToggleButton value="linear">linear</ToggleButton>
        <ToggleButton value="log">log</ToggleButton>
      </ToggleButtonGroup>
      <ScatterChart
        height={320}
        xAxis={[
          { label: 'Wingspan (cm)', scaleType, min: 10, max: 300, height: 50 },
        ]}
        yAxis={[
          {
            label: 'Weight',
            scaleType,
            min: scaleType === 'log' ? 0.004 : 0,
            width: 75,
            valueFormatter: mass,
          },
        ]}
        series={series}
        grid={{ horizontal: true, vertical: true }}
        role="img"
        aria-label="Wingspan and weight of 14 birds"
      />
    </Box>
  );
}
