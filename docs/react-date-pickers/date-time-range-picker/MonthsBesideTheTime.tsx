import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';

const clockFace = { hours: renderTimeViewClock, minutes: renderTimeViewClock };

export default function MonthsBesideTheTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        useFlexGap
        spacing={3}
        sx={{ maxWidth: '100%', '& > *': { width: 470, maxWidth: '100%' } }}
      >
        {/* #region preview */}
        <DateTimeRangePicker
          label="Two months"
          calendars={2}
          defaultValue={[dayjs('2026-05-29T09:00'), dayjs('2026-06-02T17:00')]}
        />
        <DateTimeRangePicker
          label="Clock face"
          viewRenderers={clockFace}
          defaultValue={[dayjs('2026-05-08T18:00'), dayjs('2026-05-10T12:00')]}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
