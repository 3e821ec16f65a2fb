import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const lentOn = dayjs('2026-03-09');
const lastDay = dayjs('2026-04-06');

function isSunday(day: Dayjs) {
  return day.day() === 0;
}

function explain(error: DateValidationError) {
  switch (error) {
    case null:
      return 'Within four weeks, not on a Sunday';
    case 'minDate':
      return 'That is before the loan';
    case 'maxDate':
      return 'Four weeks are the most';
    case 'shouldDisableDate':
      return 'The desk is closed on Sunday';
    default:
      return 'There is no such day';
  }
}

export default function DueDateRules() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 320 }}>
        {/* #region preview */}
        <DateField
          label="Due back"
          fullWidth
          defaultValue={dayjs('2026-04-05')}
          minDate={lentOn}
          maxDate={lastDay}
          shouldDisableDate={isSunday}
          onError={setError}
          helperText={explain(error)}
          FormHelperTextProps={{ role: 'status' }}
        />
        {/* #endregion preview */}
      </Box>
    </LocalizationProvider>
  );
}
