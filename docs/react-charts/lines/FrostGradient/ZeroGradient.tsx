import type { ReactNode } from 'react';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

interface ZeroGradientProps {
  /** What a `fill` of `url(#id)` refers to. */
  id: string;
  /** Gets where zero is, and returns the `<stop>` elements, the top first. */
  children: (zero: string) => ReactNode;
}

/** A gradient over the height of the plot that knows where its zero line is. */
export function ZeroGradient({ id, children }: ZeroGradientProps) {
  const { top, height } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const zero = (yScale(0) - top) / height;

  return (
    <defs>
      <linearGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        x1={0}
        x2={0}
        y1={top}
        y2={top + height}
      >
        {children(`${100 * zero}%`)}
      </linearGradient>
    </defs>
  );
}
