import { PieArc, type PieArcProps } from '@mui/x-charts/PieChart';

/** An arc whose outline also has the color of its slice. */
export function OutlinedArc({ className, ...props }: PieArcProps) {
  return <PieArc {...props} className={className} stroke={props.color} />;
}
