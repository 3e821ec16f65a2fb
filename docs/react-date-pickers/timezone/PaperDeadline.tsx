import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

dayjs.extend(utc);
dayjs.extend(timezone);

// The zone 12 hours behind UTC is the last one where April 30 ends.
const deadline = dayjs.tz('2026-04-30T23:59', 'Etc/GMT+12').utc();

export default function PaperDeadline() {
  const [sendAt, setSendAt] = React.useState<Dayjs | null>(
    dayjs.utc('2026-05-01T11:15').tz('Asia/Tokyo'),
  );
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DateTimePicker
          label="Send the paper at, Tokyo time"
          value={sendAt}
          onChange={setSendAt}
          maxDateTime={deadline}
          onError={setError}
          ampm={false}
          slotProps={{
            textField: {
              helperText:
                error === null
                  ? 'In time'
                  : 'After the deadline: May 1, 20:59 in Tokyo',
              FormHelperTextProps: { role: 'status' },
            },
          }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
