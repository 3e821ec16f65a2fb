import * as React from 'react';
import { useFormControl } from '@mui/material/FormControl';
import InputAdornment, {
  type InputAdornmentProps,
} from '@mui/material/InputAdornment';
import WarningIcon from '@mui/icons-material/WarningAmber';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

// #region preview
function AdornmentWithWarning({ children, ...props }: InputAdornmentProps) {
  const formControl = useFormControl();

  return (
    <InputAdornment {...props}>
      {formControl?.error && <WarningIcon color="error" />}
      {children}
    </InputAdornment>
  );
}

const slots = { inputAdornment: AdornmentWithWarning };
// #endregion preview

export default function WarningIconWhenInvalid() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="First day at the kennel"
        defaultValue={dayjs('2026-05-28')}
        minDate={dayjs('2026-06-01')}
        onError={setError}
        slots={slots}
        slotProps={{
          textField: {
            helperText: error ? 'We open on June 1, 2026' : 'From June 1, 2026',
            FormHelperTextProps: { role: 'status' },
          },
        }}
      />
    </LocalizationProvider>
  );
}
