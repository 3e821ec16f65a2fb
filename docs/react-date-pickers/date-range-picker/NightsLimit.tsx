import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type {
  DateRange,
  DateRangeValidationError,
} from '@mui/x-date-pickers-pro/models';

const seasonStart = dayjs('2025-06-14');
const seasonEnd = dayjs('2025-10-05');

function explain([arrival, departure]: DateRangeValidationError) {
  if (arrival === null && departure === null) {
    return 'Two to five nights, from June 14 to October 5';
  }
  if (arrival === 'invalidRange') {
    return 'You leave before you arrive';
  }
  if (departure === 'shouldDisableDate') {
    return 'Stay for two to five nights';
  }
  if ([arrival, departure].includes('invalidDate')) {
    return 'This is not a date';
  }
  return 'The hut is closed then';
}

export default function NightsLimit() {
  const [value, setValue] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-08-07'),
    dayjs('2025-08-08'),
  ]);
  const [error, setError] = React.useState<DateRangeValidationError>([null, null]);

  // #region preview
  const [arrival] = value;
  const isNoDeparture = React.useCallback(
    (day: Dayjs, position: 'start' | 'end') => {
      if (position === 'start' || arrival === null || day.isBefore(arrival)) {
        return false;
      }
      const nights = day.diff(arrival, 'day');
      return nights < 2 || nights > 5;
    },
    [arrival],
  );
  // #endregion preview

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Nights at the hut"
        sx={{ width: 290, maxWidth: '100%' }}
        value={value}
        onChange={setValue}
        onError={setError}
        minDate={seasonStart}
        maxDate={seasonEnd}
        shouldDisableDate={isNoDeparture}
        slotProps={{
          textField: {
            helperText: explain(error),
            FormHelperTextProps: { role: 'status' },
          },
        }}
      />
    </LocalizationProvider>
  );
}
