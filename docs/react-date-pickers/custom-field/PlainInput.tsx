import CalendarIcon from '@mui/icons-material/CalendarToday';
import { styled } from '@mui/material/styles';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import {
  DatePicker,
  type DatePickerFieldProps,
  type DatePickerProps,
} from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

/** Represents the input of another UI library. */
const LibraryInput = styled('input')({ font: 'inherit', padding: 8, width: 120 });

const LibraryButton = styled('button')({ font: 'inherit', padding: 8 });

// #region preview
function InputField(props: DatePickerFieldProps) {
  const { label, name, triggerRef, triggerStatus, setOpen } = usePickerContext();
  const { inputRef, ...field } = useDateField<
    false,
    DatePickerFieldProps & { enableAccessibleFieldDOMStructure: false }
  >({ ...props, enableAccessibleFieldDOMStructure: false });

  return (
    <div ref={triggerRef}>
      <label htmlFor={field.id} id={`${field.id}-label`}>
        {label}
      </label>{' '}
      <LibraryInput
        ref={inputRef}
        id={field.id}
        name={name}
        value={field.value}
        placeholder={field.placeholder}
        disabled={field.disabled}
        readOnly={field.readOnly}
        inputMode={field.inputMode}
        autoComplete={field.autoComplete}
        aria-invalid={field.error}
        onChange={field.onChange}
        onClick={field.onClick}
        onFocus={field.onFocus}
        onBlur={field.onBlur}
        onPaste={field.onPaste}
        onKeyDown={field.onKeyDown}
      />
      {triggerStatus !== 'hidden' && (
        <LibraryButton
          type="button"
          aria-label={field.openPickerAriaLabel}
          disabled={triggerStatus === 'disabled'}
          onClick={() => setOpen(true)}
        >
          <CalendarIcon fontSize="inherit" />
        </LibraryButton>
      )}
    </div>
  );
}

const slots = { field: InputField };

/** The picker for the whole app, with the settings that the input needs. */
function InputDatePicker(props: DatePickerProps<false>) {
  return (
    <DatePicker {...props} enableAccessibleFieldDOMStructure={false} slots={slots} />
  );
}
// #endregion preview

export default function PlainInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <InputDatePicker label="Performance" defaultValue={dayjs('2026-09-11')} />
    </LocalizationProvider>
  );
}
