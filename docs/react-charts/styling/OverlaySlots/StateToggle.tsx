import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export type DataState = 'loading' | 'empty' | 'ready';

interface StateToggleProps {
  value: DataState;
  onChange: (state: DataState) => void;
}

/** Chooses the state that the chart shows. */
export function StateToggle({ value, onChange }: StateToggleProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label="State of the data"
      value={value}
      onChange={(_, state: DataState | null) => state && onChange(state)}
    >
      <ToggleButton value="loading">loading</ToggleButton>
      <ToggleButton value="empty">no data</ToggleButton>
      <ToggleButton value="ready">data</ToggleButton>
    </ToggleButtonGroup>
  );
}
