import { useFormControl } from '@mui/material/FormControl';
import InputAdornment, {
  type InputAdornmentProps,
} from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import WarningIcon from '@mui/icons-material/WarningAmber';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

const stay: DateRange<Dayjs> = [dayjs('2026-06-05'), dayjs('2026-09-13')];
const lastDay = dayjs('2026-08-31');

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

const oneInputSlots = { inputAdornment: AdornmentWithWarning };

function TwoInputs(props: DateRangePickerFieldProps) {
  return (
    <MultiInputDateRangeField
      {...props}
      direction={{ xs: 'column', sm: 'row' }}
      slotProps={{
        separator: { sx: { display: { xs: 'none', sm: 'block' } } },
        textField: {
          InputProps: { endAdornment: <AdornmentWithWarning position="end" /> },
        },
      }}
    />
  );
}

TwoInputs.fieldType = 'multi-input';

const twoInputSlots = { field: TwoInputs };
// #endregion preview

export default function WarningIconInRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
        <DateRangePicker
          label="Stay until August 31"
          defaultValue={stay}
          maxDate={lastDay}
          slots={oneInputSlots}
        />
        <DateRangePicker
          localeText={{ start: 'Arrival', end: 'Pick-up' }}
          defaultValue={stay}
          maxDate={lastDay}
          slots={twoInputSlots}
        />
      </Stack>
    </LocalizationProvider>
  );
}
