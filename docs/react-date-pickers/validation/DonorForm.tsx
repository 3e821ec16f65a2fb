import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

// #region preview
function useDateEntry(initialValue: Dayjs | null, required: boolean) {
  const [value, setValue] = React.useState(initialValue);
  const [code, setCode] = React.useState<DateValidationError>(null);
  const [isShown, setIsShown] = React.useState(false);
  const inputRef = React.useRef<HTMLInputElement>(null);

  const error = value === null && required ? 'required' : code;
  return {
    value,
    error,
    show: () => setIsShown(true),
    focus: () => inputRef.current?.focus(),
    pickerProps: {
      value,
      onChange: (next: Dayjs | null) => setValue(next),
      onError: setCode,
      inputRef,
    },
    textFieldProps: {
      onBlur: () => setIsShown(true),
      required,
      error: isShown && error !== null,
    },
    shownError: isShown ? error : null,
  };
}
// #endregion preview

const today = dayjs('2025-05-14');

function getEarliest(day: Dayjs | null) {
  // The days between two donations.
  return day !== null && day.isValid() ? day.add(56, 'day') : undefined;
}

function toText(day: Dayjs | null, style: 'iso' | 'short') {
  if (day === null) {
    return 'no date';
  }
  return style === 'iso' ? day.format('YYYY-MM-DD') : day.format('MMMM D');
}

export default function DonorForm() {
  const last = useDateEntry(dayjs('2025-04-02'), false);
  const next = useDateEntry(null, true);
  const [sent, setSent] = React.useState('nothing yet');
  const earliest = getEarliest(last.value);

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    last.show();
    next.show();
    const wrong = [last, next].find((entry) => entry.error !== null);
    if (wrong) {
      wrong.focus();
      return;
    }
    setSent(toText(next.value, 'iso'));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={submit}
        sx={{ alignItems: 'flex-start' }}
      >
        <DatePicker
          label="Last donation"
          maxDate={today}
          {...last.pickerProps}
          slotProps={{
            textField: {
              ...last.textFieldProps,
              helperText: last.shownError
                ? 'A day up to May 14, 2025, or nothing'
                : 'Leave empty the first time',
            },
          }}
        />
        <DatePicker
          label="Next donation"
          minDate={earliest}
          referenceDate={earliest}
          {...next.pickerProps}
          slotProps={{
            textField: {
              ...next.textFieldProps,
              helperText:
                next.shownError === 'required'
                  ? 'Choose a day'
                  : earliest
                    ? `From ${toText(earliest, 'short')} on`
                    : 'Any day',
            },
          }}
        />
        <Button type="submit" variant="outlined">
          Book
        </Button>
        <Typography variant="body2" role="status">
          Sent: {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
