import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { services } from './services';

interface LabelsProps {
  /** Class of the names of the quadrants. */
  quadrant: string | undefined;
  /** Class of the names of the points. */
  point: string | undefined;
}

/** Names in the corners of the four quadrants, and next to each point. */
export function Labels({ quadrant, point }: LabelsProps) {
  const { left, top, width, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const [right, bottom] = [left + width, top + height];

  return (
    <g pointerEvents="none" direction="ltr">
      <g className={quadrant}>
        <text x={left + 8} y={top + 18}>
          Keep small
        </text>
        <text x={right - 8} y={top + 18} textAnchor="end">
          Keep it up
        </text>
        <text x={left + 8} y={bottom - 8}>
          Can wait
        </text>
        <text x={right - 8} y={bottom - 8} textAnchor="end">
          Improve first
        </text>
      </g>
      <g className={point}>
        {services.map(({ id, x, y }) => (
          <text key={id} x={xScale(x)} y={yScale(y) - 10} textAnchor="middle">
            {id}
          </text>
        ))}
      </g>
    </g>
  );
}
