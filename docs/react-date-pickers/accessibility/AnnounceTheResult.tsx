import * as React from 'react';
import { useFormControl } from '@mui/material/FormControl';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

const messages: Record<string, string> = {
  minDate: 'Choose a day from May 6, 2026.',
  shouldDisableDate: 'The office is closed on weekends.',
};

// #region preview
function Help({ code }: { code: DateValidationError }) {
  const formControl = useFormControl();

  if (code) {
    return messages[code] ?? 'This date does not exist.';
  }
  // A partly filled field has an error, but no code.
  return formControl?.error ? 'Fill in month, day and year.' : 'Monday to Friday';
}

function AppointmentPicker() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-05-06'));
  const [error, setError] = React.useState<DateValidationError>(null);

  const ready =
    day && !error ? `Ready on ${day.add(21, 'day').format('MMMM D')}.` : '';

  return (
    <Stack spacing={1}>
      <DatePicker
        label="Passport application"
        value={day}
        onChange={setDay}
        minDate={dayjs('2026-05-06')}
        shouldDisableDate={isWeekend}
        onError={setError}
        slotProps={{
          textField: {
            helperText: <Help code={error} />,
            FormHelperTextProps: { role: 'status' },
          },
        }}
      />
      <Typography role="status">{ready}</Typography>
    </Stack>
  );
}
// #endregion preview

export default function AnnounceTheResult() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <AppointmentPicker />
    </LocalizationProvider>
  );
}
