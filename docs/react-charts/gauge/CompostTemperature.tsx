import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const controls = [
  { name: 'startAngle', min: -180, max: 0, step: 15, unit: '°' },
  { name: 'endAngle', min: 0, max: 180, step: 15, unit: '°' },
  { name: 'innerRadius', min: 0, max: 95, step: 5, unit: '%' },
  { name: 'outerRadius', min: 50, max: 100, step: 5, unit: '%' },
  { name: 'cornerRadius', min: 0, max: 50, step: 5, unit: '%' },
] as const;

export default function CompostTemperature() {
  const [shape, setShape] = React.useState({
    startAngle: -90,
    endAngle: 90,
    innerRadius: 70,
    outerRadius: 100,
    cornerRadius: 20,
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
        {controls.map(({ name, min, max, step, unit }) => (
          <Box key={name} sx={{ display: 'flex', alignItems: 'center' }}>
            <Typography
              id={`compost-${name}`}
              variant="caption"
              sx={{ flex: '0 0 128px' }}
            >
              {name}: {shape[name]}
              {unit}
            </Typography>
            <Slider
              size="small"
              aria-labelledby={`compost-${name}`}
              min={min}
              max={max}
              step={step}
              value={shape[name]}
              onChange={(_, value) =>
                setShape((last) => ({ ...last, [name]: value as number }))
              }
            />
          </Box>
        ))}
      </Box>
      {/* #region preview */}
      <Gauge
        height={220}
        margin={{ top: 10, right: 10, bottom: 20, left: 10 }}
        value={58}
        valueMin={0}
        valueMax={80}
        startAngle={shape.startAngle}
        endAngle={shape.endAngle}
        innerRadius={`${shape.innerRadius}%`}
        outerRadius={`${shape.outerRadius}%`}
        cornerRadius={`${shape.cornerRadius}%`}
        text={({ value }) => `${value} °C`}
        direction="ltr"
        aria-label="Temperature inside the compost heap"
        aria-valuetext="58 degrees Celsius"
      />
      {/* #endregion preview */}
    </Box>
  );
}
