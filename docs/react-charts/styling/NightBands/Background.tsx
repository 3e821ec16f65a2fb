import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { sunrise, sunset } from './fog';

interface BackgroundProps {
  /** Class of the whole plot. */
  plot: string | undefined;
  /** Class of the hours between sunset and sunrise. */
  night: string | undefined;
}

/** Fills the plot, and the nights in it, behind everything else. */
export function Background({ plot, night }: BackgroundProps) {
  const { left, top, width, height } = useDrawingArea();
  const scale = useXScale<'linear'>();
  const [up, down] = [scale(sunrise), scale(sunset)];

  return (
    <g>
      <rect className={plot} x={left} y={top} width={width} height={height} />
      <rect className={night} x={left} y={top} width={up - left} height={height} />
      <rect
        className={night}
        x={down}
        y={top}
        width={left + width - down}
        height={height}
      />
    </g>
  );
}
