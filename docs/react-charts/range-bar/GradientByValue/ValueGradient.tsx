import type { ReactNode } from 'react';
import { useYScale } from '@mui/x-charts-premium/hooks';

interface ValueGradientProps {
  /** The id that `fill="url(#id)"` refers to. */
  id: string;
  /** The values of the first and of the last `<stop>`. */
  from: number;
  to: number;
  /** The `<stop>` elements, from `from` to `to`. */
  children: ReactNode;
}

/** A gradient that has the same color at the same value of the y-axis. */
export function ValueGradient({ id, from, to, children }: ValueGradientProps) {
  const yScale = useYScale<'linear'>();

  return (
    <defs>
      <linearGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        x1={0}
        x2={0}
        y1={yScale(from)}
        y2={yScale(to)}
      >
        {children}
      </linearGradient>
    </defs>
  );
}
