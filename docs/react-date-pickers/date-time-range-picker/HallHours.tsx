import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

// #region preview
const timeSteps = { minutes: 60 };
const firstStart = dayjs('2026-05-01T08:00');
const lastEnd = dayjs('2026-05-31T22:00');

/** The hall has no key service from 11 PM to 8 AM. */
function isNight(time: Dayjs) {
  return time.hour() < 8 || time.hour() > 22;
}
// #endregion preview

function explain(codes: DateTimeRangeValidationError) {
  if (codes.every((code) => code === null)) {
    return 'Start and end between 8 AM and 11 PM, in May';
  }
  return codes.includes('invalidRange')
    ? 'The end is before the start'
    : 'The caretaker can’t be there then';
}

export default function HallHours() {
  const [codes, setCodes] = React.useState<DateTimeRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Hall rental"
        sx={{ width: 470, maxWidth: '100%' }}
        timeSteps={timeSteps}
        skipDisabled
        minDateTime={firstStart}
        maxDateTime={lastEnd}
        shouldDisableTime={isNight}
        defaultValue={[dayjs('2026-05-08T18:00'), dayjs('2026-05-10T12:00')]}
        onError={setCodes}
        slotProps={{
          textField: {
            helperText: explain(codes),
            FormHelperTextProps: { role: 'status' },
          },
        }}
      />
    </LocalizationProvider>
  );
}
