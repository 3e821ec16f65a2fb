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

export default function GateToGate() {
  // #region preview
  const [out, setOut] = React.useState<Dayjs | null>(
    dayjs.utc('2026-10-17T15:20').tz('Europe/Helsinki'),
  );
  const [arrival, setArrival] = React.useState<Dayjs | null>(
    dayjs.utc('2026-10-18T03:05').tz('Asia/Seoul'),
  );
  const minutes =
    out?.isValid() && arrival?.isValid() ? arrival.diff(out, 'minute') : null;
  // #endregion preview

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
          <DateTimePicker
            label="Off blocks, Helsinki time"
            value={out}
            onChange={setOut}
            ampm={false}
          />
          <DateTimePicker
            label="On blocks, Seoul time"
            value={arrival}
            onChange={setArrival}
            minDateTime={out ?? undefined}
            ampm={false}
          />
        </Stack>
        <Typography variant="body2" role="status">
          {minutes === null
            ? 'Both times are needed'
            : `Block time: ${Math.floor(minutes / 60)} h ${minutes % 60} min`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
