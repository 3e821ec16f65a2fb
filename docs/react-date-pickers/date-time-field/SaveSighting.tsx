import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const installed = dayjs('2026-03-01T16:00');
const collected = dayjs('2026-03-15T09:30');

function explain(error: DateTimeValidationError) {
  switch (error) {
    case null:
      return 'From March 1, 16:00, to March 15, 9:30';
    case 'minDate':
    case 'minTime':
      return 'The camera was not installed yet';
    case 'maxDate':
    case 'maxTime':
      return 'The card was already collected';
    default:
      return 'This date does not exist';
  }
}

export default function SaveSighting() {
  const [seen, setSeen] = React.useState<Dayjs | null>(dayjs('2026-03-01T17:20'));
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  const [saved, setSaved] = React.useState('2026-03-01 17:20');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {/* #region preview */}
        <DateTimeField
          ampm={false}
          label="Fox on camera 4"
          minDateTime={installed}
          maxDateTime={collected}
          value={seen}
          onChange={setSeen}
          onError={setError}
          onBlur={() => {
            if (seen !== null && error === null) {
              setSaved(seen.format('YYYY-MM-DD HH:mm'));
            }
          }}
          helperText={explain(error)}
          FormHelperTextProps={{ role: 'status' }}
        />
        {/* #endregion preview */}
        <Typography variant="body2" role="status">
          Saved: {saved}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
