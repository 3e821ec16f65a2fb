import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

dayjs.extend(utc);
dayjs.extend(timezone);

const base = 'Pacific/Auckland';

export default function LeaveInBaseZone() {
  // #region preview
  const [leave, setLeave] = React.useState<DateRange<Dayjs>>([
    dayjs.tz('2026-09-21', base).utc().tz(base),
    dayjs.tz('2026-09-28', base).utc().tz(base),
  ]);
  const [start, end] = leave;
  const from = start?.isValid() ? start.startOf('day').toISOString() : '?';
  const to = end?.isValid() ? end.endOf('day').toISOString() : '?';
  // #endregion preview

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DateRangePicker
          label="Annual leave, Auckland"
          timezone={base}
          value={leave}
          onChange={setLeave}
          sx={{ width: 290 }}
        />
        <Typography variant="body2" role="status">
          Off duty from {from} to {to}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
