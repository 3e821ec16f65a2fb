import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, {
  type ToggleButtonGroupProps,
} from '@mui/material/ToggleButtonGroup';
import type { Units } from './VerticalGradient';

interface UnitsToggleProps extends Pick<ToggleButtonGroupProps, 'className' | 'sx'> {
  value: Units;
  onChange: (units: Units) => void;
}

/** Chooses what the gradient spans. The caller provides the styles. */
export function UnitsToggle({ value, onChange, ...look }: UnitsToggleProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label="Gradient units"
      value={value}
      onChange={(_, units: Units | null) => units && onChange(units)}
      {...look}
    >
      <ToggleButton value="objectBoundingBox">objectBoundingBox</ToggleButton>
      <ToggleButton value="userSpaceOnUse">userSpaceOnUse</ToggleButton>
    </ToggleButtonGroup>
  );
}
