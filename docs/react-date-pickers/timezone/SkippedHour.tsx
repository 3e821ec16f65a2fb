import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const zone = 'America/New_York';
const wallTime = 'YYYY-MM-DDTHH:mm';

export default function SkippedHour() {
  // #region preview
  // The time on the wall, held in UTC, where no hour is missing.
  const [wall, setWall] = React.useState<Dayjs | null>(
    dayjs.utc('2026-03-08T02:30'),
  );
  const text = wall?.isValid() ? wall.format(wallTime) : null;
  const instant = text === null ? null : dayjs.tz(text, zone).utc();
  const exists = instant === null || instant.tz(zone).format(wallTime) === text;
  // #endregion preview

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker
          label="Night desk opens, New York"
          timezone="UTC"
          value={wall}
          onChange={setWall}
          ampm={false}
          slotProps={{
            textField: {
              error: !exists,
              helperText: exists
                ? 'New York has this time'
                : 'Clocks jump from 02:00 to 03:00 this night',
              FormHelperTextProps: { role: 'status' },
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
