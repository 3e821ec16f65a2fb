import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

const start = dayjs('2026-06-13T22:00');
const end = dayjs('2026-06-14T06:00');

export default function OvernightRow() {
  const [passed, setPassed] = React.useState<Dayjs | null>(
    dayjs('2026-06-14T02:30'),
  );
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Day of the passage"
          value={passed?.date()}
          onChange={(_event, day: number | null) =>
            setPassed(passed && day ? passed.date(day) : passed)
          }
        >
          <ToggleButton value={13}>Saturday</ToggleButton>
          <ToggleButton value={14}>Sunday</ToggleButton>
        </ToggleButtonGroup>
        {/* #region preview */}
        <TimeField
          ampm={false}
          label="Boat 7 passed the bridge"
          value={passed}
          onChange={setPassed}
          minTime={start}
          maxTime={end}
          disableIgnoringDatePartForTimeValidation
          onError={setError}
          helperText={
            error === null ? 'Within the race' : 'The race is from 22:00 to 6:00'
          }
          FormHelperTextProps={{ role: 'status' }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
