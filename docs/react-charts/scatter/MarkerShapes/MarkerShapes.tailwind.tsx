import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { series } from './series';
import { outlines, type Crop } from './shapes';

// #region preview
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
    <path
      className="stroke-paper [stroke-width:0.15] data-faded:opacity-30 data-highlighted:stroke-ink data-highlighted:[stroke-width:0.3]"
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
    <div className="w-full">
      <ScatterChart
        height={310}
        series={series}
        slots={slots}
        xAxis={[{ label: 'Sun (hours per day)', min: 2, max: 10 }]}
        yAxis={[{ label: 'Yield (kg per m²)', min: 0, max: 10 }]}
        role="img"
        aria-label="Sun hours and yield of fifteen vegetable beds"
      />
    </div>
  );
}
