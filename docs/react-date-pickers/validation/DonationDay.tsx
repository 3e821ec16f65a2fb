import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const firstDay = dayjs('2025-05-05');
const lastDay = dayjs('2025-06-27');

function isWeekend(day: Dayjs) {
  return day.day() === 0 || day.day() === 6;
}

function explain(error: DateValidationError) {
  switch (error) {
    case null:
      return 'Monday to Friday, May 5 to June 27';
    case 'minDate':
    case 'maxDate':
      return 'The donation bus is here from May 5 to June 27';
    case 'shouldDisableDate':
      return 'No donations at the weekend';
    default:
      return 'This day does not exist';
  }
}

export default function DonationDay() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DatePicker
        label="Donation day"
        defaultValue={dayjs('2025-05-17')}
        minDate={firstDay}
        maxDate={lastDay}
        shouldDisableDate={isWeekend}
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
