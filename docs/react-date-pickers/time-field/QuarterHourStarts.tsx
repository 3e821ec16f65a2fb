import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

const firstStart = dayjs('2026-06-13T08:00');
const lastStart = dayjs('2026-06-13T17:45');

function explain(error: TimeValidationError) {
  switch (error) {
    case null:
      return 'Every 15 minutes from 8:00 to 17:45';
    case 'minTime':
    case 'maxTime':
      return 'The course is closed then';
    case 'minutesStep':
      return 'Heats start at 0, 15, 30 and 45';
    default:
      return 'This is not a time';
  }
}

export default function QuarterHourStarts() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <TimeField
        ampm={false}
        label="Start of the heat"
        defaultValue={firstStart}
        minTime={firstStart}
        maxTime={lastStart}
        minutesStep={15}
        onError={setError}
        helperText={explain(error)}
        FormHelperTextProps={{ role: 'status' }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
