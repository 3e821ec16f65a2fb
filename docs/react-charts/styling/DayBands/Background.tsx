import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { sunrise, sunset } from './fog';

interface BackgroundProps {
  /** Class of the whole plot. */
  plot: string | undefined;
  /** Class of the hours between sunrise and sunset. */
  day: string | undefined;
}

/** Fills the plot and the daytime within it, behind everything else. */
export function Background({ plot, day }: BackgroundProps) {
  const { left, top, width, height } = useDrawingArea();
  const scale = useXScale<'linear'>();
  const [up, down] = [scale(sunrise), scale(sunset)];

  return (
    <g>
      <rect className={plot} x={left} y={top} width={width} height={height} />
      <rect
        className={day}
        x={Math.min(up, down)}
        y={top}
        width={Math.abs(down - up)}
        height={height}
      />
    </g>
  );
}
