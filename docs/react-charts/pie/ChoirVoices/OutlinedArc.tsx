import { PieArc, type PieArcProps } from '@mui/x-charts/PieChart';

/** An arc whose outline has the color of its slice, too. */
export function OutlinedArc({ className, ...props }: PieArcProps) {
  return <PieArc {...props} className={className} stroke={props.color} />;
}
