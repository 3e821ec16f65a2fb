import type { ReactNode } from 'react';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

interface ZeroGradientProps {
  /** The id that `fill="url(#id)"` refers to. */
  id: string;
  /** Receives the offset of zero, and returns the `<stop>` elements from top to bottom. */
  children: (zero: string) => ReactNode;
}

/** A gradient over the height of the plot that computes the offset of the zero line. */
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
