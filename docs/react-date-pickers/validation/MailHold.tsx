import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type {
  DateRange,
  DateRangeValidationError,
} from '@mui/x-date-pickers-pro/models';

const maxDays = 21;

// #region preview
// A hold begins on any day but Sunday, and ends on a working day.
function isImpossible(day: Dayjs, position: 'start' | 'end') {
  return day.day() === 0 || (position === 'end' && day.day() === 6);
}
// #endregion preview

function explain(errors: DateRangeValidationError, tooLong: boolean) {
  const [start, end] = errors;
  if (start === 'invalidRange') {
    return 'The hold ends before it begins';
  }
  if (start !== null && end !== null) {
    return 'We can neither begin nor end a hold on these days';
  }
  if (start !== null) {
    return 'A hold cannot begin on a Sunday';
  }
  if (end !== null) {
    return 'A hold ends on a working day';
  }
  return tooLong
    ? `A hold takes ${maxDays} days at most`
    : 'Your parcels wait at the depot';
}

export default function MailHold() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-08-09'),
    dayjs('2025-08-16'),
  ]);
  const [errors, setErrors] = React.useState<DateRangeValidationError>([null, null]);
  const firstDay: Dayjs | null = range[0];
  const lastDay: Dayjs | null = range[1];
  const tooLong =
    firstDay !== null && lastDay !== null && lastDay.diff(firstDay, 'day') > maxDays;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Hold my mail"
        value={range}
        onChange={setRange}
        shouldDisableDate={isImpossible}
        onError={setErrors}
        sx={{ width: 290, maxWidth: '100%' }}
        slotProps={{
          textField: {
            ...(tooLong && { error: true }),
            helperText: explain(errors, tooLong),
            FormHelperTextProps: { role: 'status' },
          },
        }}
      />
    </LocalizationProvider>
  );
}
