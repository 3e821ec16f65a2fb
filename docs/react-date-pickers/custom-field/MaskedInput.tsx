import * as React from 'react';
import CalendarIcon from '@mui/icons-material/CalendarToday';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
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

/** Puts the separators of the format between the digits: 0911 becomes 09/11/. */
function applyMask(text: string, format: string) {
  const digits = [...text.replace(/\D/g, '')];
  let masked = '';
  for (const character of format) {
    const next = /[a-z]/i.test(character) ? digits.shift() : character;
    if (next === undefined) {
      break;
    }
    masked += next;
  }
  return masked;
}

// #region preview
function MaskedField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, setValue, fieldFormat, triggerRef, rootRef, setOpen, ...picker } =
    usePickerContext();
  const placeholder = useParsedFormat();
  const { expandFormat, formatByString, isValid, parse } = usePickerAdapter();
  // The default format is a token for a whole date, such as L.
  const format = expandFormat(fieldFormat);
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone: picker.timezone,
    props: internalProps,
  });

  const toText = (date: typeof value) => (date ? formatByString(date, format) : '');
  const [text, setText] = React.useState(toText(value));
  const [shownValue, setShownValue] = React.useState(value);
  if (value !== shownValue) {
    // The calendar or the application changed the value.
    setShownValue(value);
    setText(toText(value));
  }

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.target;
    const isRemoving = typed.length < text.length;
    const isAtEnd = selectionStart === typed.length;
    const nextText = isAtEnd && !isRemoving ? applyMask(typed, format) : typed;
    const date = parse(nextText, format);
    const nextValue = isValid(date) ? date : null;
    setText(nextText);
    setShownValue(nextValue);
    setValue(nextValue, { changeImportance: 'set', source: 'field' });
  };

  return (
    <TextField
      id={forwardedProps.id}
      ref={rootRef}
      label={picker.label}
      name={picker.name}
      disabled={picker.disabled}
      placeholder={placeholder}
      value={text}
      onChange={handleChange}
      error={hasValidationError || (text !== '' && value === null)}
      slotProps={{
        input: {
          ref: triggerRef,
          readOnly: picker.readOnly,
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label="Choose a date"
                disabled={picker.triggerStatus === 'disabled'}
                onClick={() => setOpen(true)}
              >
                <CalendarIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
        htmlInput: { inputMode: 'numeric', maxLength: format.length },
        inputLabel: { shrink: true },
      }}
    />
  );
}

const slots = { field: MaskedField };
// #endregion preview

export default function MaskedInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Date of purchase" disableFuture slots={slots} />
    </LocalizationProvider>
  );
}
