import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

// #region preview
const monday = dayjs('2026-02-02');
const tuesday = dayjs('2026-02-03');

function moveTo(day: Dayjs, time: Dayjs) {
  return day.add(time.hour() * 60 + time.minute(), 'minute');
}

/** In the picker, the end is always a day later, so it never precedes the start. */
function toPickerValue([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  return [
    start?.isValid() ? moveTo(monday, start) : start,
    end?.isValid() ? moveTo(tuesday, end) : end,
  ];
}

/** When the shift really ends: on Monday, unless it crosses midnight. */
function getEnd(start: Dayjs, end: Dayjs): Dayjs {
  return end.diff(start, 'minute') > 24 * 60 ? end.subtract(1, 'day') : end;
}
// #endregion preview

function describe([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) {
    return 'Choose when the shift starts and ends';
  }
  const realEnd: Dayjs = getEnd(start, end);
  const minutes = realEnd.diff(start, 'minute');
  const weekday = realEnd.isSame(tuesday, 'day') ? 'Tuesday' : 'Monday';
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min, ends on ${weekday}`;
}

export default function NightShift() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-02-02T22:00'),
    dayjs('2026-02-03T06:00'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Shift on Monday"
        ampm={false}
        value={shift}
        referenceDate={[monday, tuesday]}
        onChange={(next) => setShift(toPickerValue(next))}
        slotProps={{
          textField: {
            helperText: describe(shift),
            FormHelperTextProps: { role: 'status' },
          },
        }}
      />
    </LocalizationProvider>
  );
}
