import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type {
  DateRange,
  DateRangeValidationError,
} from '@mui/x-date-pickers-pro/models';

const workshopDays = ['2025-09-10', '2025-09-18'];

function toIso(day: Dayjs) {
  return day.format('YYYY-MM-DD');
}

function isInWorkshop(day: Dayjs) {
  return workshopDays.includes(toIso(day));
}

function isWorkshopBetween(start: Dayjs | null, end: Dayjs) {
  if (start === null || !start.isValid()) {
    return false;
  }
  const first = toIso(start);
  const last = toIso(end);
  return workshopDays.some((text) => first < text && text < last);
}

function explain(errors: DateRangeValidationError) {
  switch (errors[0] ?? errors[1]) {
    case null:
      return 'The van is yours on these days';
    case 'shouldDisableDate':
      return 'No van on September 10 and 18';
    case 'invalidRange':
      return 'The booking ends before it begins';
    default:
      return 'No such day';
  }
}

export default function VanBooking() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-09-08'),
    dayjs('2025-09-12'),
  ]);
  const [errors, setErrors] = React.useState<DateRangeValidationError>([null, null]);
  const start: Dayjs | null = range[0];

  // #region preview
  const isUnavailable = React.useCallback(
    (day: Dayjs, position: 'start' | 'end') =>
      isInWorkshop(day) || (position === 'end' && isWorkshopBetween(start, day)),
    [start],
  );
  // #endregion preview

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Van booking"
        value={range}
        onChange={setRange}
        shouldDisableDate={isUnavailable}
        onError={setErrors}
        sx={{ width: 290, maxWidth: '100%' }}
        slotProps={{
          textField: {
            helperText: explain(errors),
            FormHelperTextProps: { role: 'status' },
          },
        }}
      />
    </LocalizationProvider>
  );
}
