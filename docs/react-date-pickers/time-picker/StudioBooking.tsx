import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError, TimeView } from '@mui/x-date-pickers/models';

const opens = dayjs('2025-03-03T07:00');
const closes = dayjs('2025-03-03T22:00');

function isLive(time: Dayjs, view: TimeView) {
  return view === 'hours' && time.hour() === 12;
}

function explain(error: TimeValidationError) {
  switch (error) {
    case null:
      return 'Studio 2 is free from 7 AM to 10 PM';
    case 'minTime':
    case 'maxTime':
      return 'The studio is closed then';
    case 'minutesStep':
      return 'Book by the quarter hour';
    case 'shouldDisableTime-hours':
      return 'We are live from noon to 1 PM';
    default:
      return 'This is not a time';
  }
}

export default function StudioBooking() {
  const [error, setError] = React.useState<TimeValidationError>(null);
  const [skip, setSkip] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <TimePicker
          label="Recording in studio 2"
          defaultValue={dayjs('2025-03-03T12:30')}
          minTime={opens}
          maxTime={closes}
          minutesStep={15}
          shouldDisableTime={isLive}
          skipDisabled={skip}
          onError={setError}
          slotProps={{
            textField: {
              helperText: explain(error),
              FormHelperTextProps: { role: 'status' },
            },
          }}
        />
        {/* #endregion preview */}
        <FormControlLabel
          control={<Switch checked={skip} />}
          label="Leave disabled times out"
          onChange={() => setSkip(!skip)}
        />
      </Stack>
    </LocalizationProvider>
  );
}
