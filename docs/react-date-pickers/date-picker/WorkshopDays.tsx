import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const seasonStart = dayjs('2025-04-01');
const seasonEnd = dayjs('2025-09-30');

function isClosed(day: Dayjs) {
  return day.day() === 0 || day.day() === 1;
}

function explain(error: DateValidationError) {
  switch (error) {
    case null:
      return 'April to September, Tuesday to Saturday';
    case 'minDate':
    case 'maxDate':
      return 'The workshop is open from April to September 2025';
    case 'shouldDisableDate':
      return 'Closed on Sunday and Monday';
    default:
      return 'This is not a date';
  }
}

export default function WorkshopDays() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DatePicker
        label="Bike drop-off"
        defaultValue={dayjs('2025-05-11')}
        minDate={seasonStart}
        maxDate={seasonEnd}
        shouldDisableDate={isClosed}
        onError={setError}
        slotProps={{
          textField: {
            helperText: explain(error),
            FormHelperTextProps: { role: 'status' },
          },
        }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
