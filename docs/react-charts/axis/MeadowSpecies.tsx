import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const species = [
  'Oxeye daisy',
  'Meadow buttercup',
  'Yellow rattle',
  'Common knapweed',
  'Ragged robin',
  'Field scabious',
  'Red clover',
  'Bird’s-foot trefoil',
];
const plants = [84, 61, 47, 39, 26, 22, 71, 33];

export default function MeadowSpecies() {
  const [angle, setAngle] = React.useState(-40);
  const [fontSize, setFontSize] = React.useState(12);
  const [height, setHeight] = React.useState(100);

  const sliders = [
    {
      name: 'angle',
      unit: '°',
      value: angle,
      onChange: setAngle,
      min: -90,
      max: 90,
    },
    {
      name: 'fontSize',
      unit: ' px',
      value: fontSize,
      onChange: setFontSize,
      min: 10,
      max: 18,
    },
    {
      name: 'height',
      unit: ' px',
      value: height,
      onChange: setHeight,
      min: 25,
      max: 130,
    },
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, px: 1 }}>
        {sliders.map((slider) => (
          <Box key={slider.name} sx={{ flex: '1 1 96px' }}>
            <Typography id={`species-${slider.name}`} variant="body2" noWrap>
              {slider.name}: {String(slider.value).replace('-', '−')}
              {slider.unit}
            </Typography>
            <Slider
              aria-labelledby={`species-${slider.name}`}
              min={slider.min}
              max={slider.max}
              step={slider.name === 'fontSize' ? 1 : 5}
              value={slider.value}
              onChange={(_, value) => slider.onChange(value as number)}
            />
          </Box>
        ))}
      </Box>
      {/* #region preview */}
      <BarChart
        height={330}
        xAxis={[{ data: species, height, tickLabelStyle: { angle, fontSize } }]}
        yAxis={[
          {
            label: 'Plants per 100 m²',
            labelStyle: { fontStyle: 'italic', fontSize: 13 },
          },
        ]}
        series={[{ label: 'Plants', data: plants }]}
        hideLegend
        role="img"
        aria-label="Plants of eight species counted in a meadow"
      />
      {/* #endregion preview */}
    </Box>
  );
}
