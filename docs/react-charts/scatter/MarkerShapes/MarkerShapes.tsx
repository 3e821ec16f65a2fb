import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { series } from './series';
import { outlines, type Crop } from './shapes';

// #region preview
const Shape = styled('path')(({ theme }) => ({
  stroke: (theme.vars ?? theme).palette.background.paper,
  strokeWidth: 0.15,
  '&[data-highlighted]': {
    stroke: (theme.vars ?? theme).palette.text.primary,
    strokeWidth: 0.3,
  },
  '&[data-faded]': { opacity: 0.3 },
}));

function CropMarker({
  seriesId,
  x,
  y,
  size,
  color,
  isHighlighted,
  isFaded,
}: ScatterMarkerProps) {
  return (
    <Shape
      d={outlines[seriesId as Crop]}
      fill={color}
      transform={`translate(${x} ${y}) scale(${size})`}
      data-highlighted={isHighlighted || undefined}
      data-faded={isFaded || undefined}
    />
  );
}

const slots = { marker: CropMarker };
// #endregion preview

export default function MarkerShapes() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        height={310}
        series={series}
        slots={slots}
        xAxis={[{ label: 'Sun (hours per day)', min: 2, max: 10 }]}
        yAxis={[{ label: 'Yield (kg per m²)', min: 0, max: 10 }]}
        role="img"
        aria-label="Sun hours and yield of fifteen vegetable beds"
      />
    </Box>
  );
}
