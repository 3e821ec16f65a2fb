import CalendarIcon from '@mui/icons-material/CalendarToday';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers/DatePicker';
import {
  useParsedFormat,
  usePickerAdapter,
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

// #region preview
function ClickToOpenField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, triggerRef, rootRef, setOpen, ...picker } = usePickerContext();
  const { formatByString } = usePickerAdapter();
  const placeholder = useParsedFormat();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone: picker.timezone,
    props: internalProps,
  });

  return (
    <TextField
      ref={rootRef}
      className={picker.rootClassName}
      sx={picker.rootSx}
      id={forwardedProps.id}
      name={picker.name}
      label={picker.label}
      disabled={picker.disabled}
      error={hasValidationError}
      placeholder={placeholder}
      value={value ? formatByString(value, picker.fieldFormat) : ''}
      onClick={() => setOpen(!picker.readOnly && !picker.disabled)}
      onKeyDown={(event) => {
        if (['Enter', ' ', 'ArrowDown'].includes(event.key)) {
          event.preventDefault();
          setOpen(!picker.readOnly);
        }
      }}
      slotProps={{
        input: {
          ref: triggerRef,
          readOnly: true,
          endAdornment: (
            <InputAdornment position="end">
              <CalendarIcon fontSize="small" />
            </InputAdornment>
          ),
        },
        htmlInput: {
          role: 'combobox',
          'aria-haspopup': 'dialog',
          'aria-expanded': picker.open,
        },
        inputLabel: { shrink: true },
      }}
    />
  );
}

const slots = { field: ClickToOpenField };
// #endregion preview

const premiere = dayjs('2026-09-11');

export default function ReadOnlyField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Performance" minDate={premiere} slots={slots} />
    </LocalizationProvider>
  );
}
