import type { ReactNode } from 'react';
import { useDrawingArea } from '@mui/x-charts/hooks';

export type Units = 'objectBoundingBox' | 'userSpaceOnUse';

interface VerticalGradientProps {
  /** The id that `fill="url(#id)"` refers to. */
  id: string;
  units: Units;
  /** The `<stop>` elements, from top to bottom. */
  children: ReactNode;
}

/** A gradient from the top of each bar, or of the whole plot, to its bottom. */
export function VerticalGradient({ id, units, children }: VerticalGradientProps) {
  const { top, height } = useDrawingArea();
  // 0 to 1 within each bar, or pixels within the whole chart
  const [y1, y2] = units === 'objectBoundingBox' ? [0, 1] : [top, top + height];

  return (
    <defs>
      <linearGradient id={id} gradientUnits={units} x1={0} x2={0} y1={y1} y2={y2}>
        {children}
      </linearGradient>
    </defs>
  );
}
