import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const garden = [
  { id: 'lawn', label: 'Lawn', value: 210 },
  { id: 'beds', label: 'Vegetables', value: 95 },
  { id: 'trees', label: 'Fruit trees', value: 120 },
  { id: 'terrace', label: 'Terrace', value: 38 },
  { id: 'pond', label: 'Pond', value: 17 },
];

const controls = [
  { name: 'innerRadius', min: 0, max: 90, unit: '%' },
  { name: 'outerRadius', min: 50, max: 100, unit: '%' },
  { name: 'paddingAngle', min: 0, max: 10, unit: '°' },
  { name: 'cornerRadius', min: 0, max: 20, unit: ' px' },
] as const;

export default function GardenArea() {
  const [shape, setShape] = React.useState({
    innerRadius: 45,
    outerRadius: 100,
    paddingAngle: 3,
    cornerRadius: 5,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
          columnGap: 6,
          px: '22px',
        }}
      >
        {controls.map(({ name, min, max, unit }) => (
          <Box key={name} sx={{ display: 'flex', alignItems: 'center' }}>
            <Typography
              id={`garden-${name}`}
              variant="caption"
              sx={{ flex: '0 0 128px' }}
            >
              {name}: {shape[name]}
              {unit}
            </Typography>
            <Slider
              size="small"
              aria-labelledby={`garden-${name}`}
              min={min}
              max={max}
              value={shape[name]}
              onChange={(_, value) =>
                setShape((last) => ({ ...last, [name]: value as number }))
              }
            />
          </Box>
        ))}
      </Box>
      {/* #region preview */}
      <PieChart
        height={240}
        series={[
          {
            data: garden,
            innerRadius: `${shape.innerRadius}%`,
            outerRadius: `${shape.outerRadius}%`,
            paddingAngle: shape.paddingAngle,
            cornerRadius: shape.cornerRadius,
            valueFormatter: ({ value }) => `${value} m²`,
          },
        ]}
        role="img"
        aria-label="Area of a garden by use"
      />
      {/* #endregion preview */}
    </Box>
  );
}
