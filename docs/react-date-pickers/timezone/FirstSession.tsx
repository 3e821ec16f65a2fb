import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const venueZone = 'America/Mexico_City';
// 08:00 in Mexico City
const doorsOpen = dayjs.utc('2026-06-09T14:00').tz(venueZone);

export default function FirstSession() {
  const [start, setStart] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DateTimePicker
          label="Session start, Mexico City"
          timezone={venueZone}
          referenceDate={doorsOpen}
          value={start}
          onChange={setStart}
          ampm={false}
        />
        {/* #endregion preview */}
        <Typography variant="body2" role="status">
          {start?.isValid()
            ? start.format('[Starts at] YYYY-MM-DD HH:mm Z')
            : 'Nothing picked yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
