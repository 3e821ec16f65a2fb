import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

// #region preview
const day = dayjs('2026-03-02T00:00');

function toDay(time: Dayjs | null) {
  return time?.isValid() ? day.hour(time.hour()).minute(time.minute()) : time;
}

function toShift([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  const from: Dayjs | null = toDay(start);
  const to: Dayjs | null = toDay(end);
  const overnight = from !== null && to !== null && to.isBefore(from);
  return [from, overnight ? to.add(1, 'day') : to];
}
// #endregion preview

function toLength([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) {
    return 'incomplete';
  }
  const minutes = end.diff(start, 'minute');
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export default function AcrossMidnight() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-02T22:00'),
    dayjs('2026-03-03T06:00'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <SingleInputTimeRangeField
          ampm={false}
          label="Shift at the oven"
          value={shift}
          onChange={(next) => setShift(toShift(next))}
        />
        <Typography variant="body2" role="status">
          Length: {toLength(shift)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
