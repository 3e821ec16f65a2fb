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

function Help({ code }: { code: DateValidationError }) {
  const formControl = useFormControl();

  if (code === 'minDate') {
    return 'We open on June 1, 2026';
  }
  // Covers partly filled fields, too.
  return formControl?.error ? 'Enter a full, existing date' : 'From June 1, 2026';
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
            helperText: <Help code={error} />,
            FormHelperTextProps: { role: 'status' },
          },
        }}
      />
    </LocalizationProvider>
  );
}
