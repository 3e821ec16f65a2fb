import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
function toShortName(weekday: Dayjs) {
  return weekday.format('ddd');
}
// #endregion preview

export default function WeekdayNames() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateCalendar
          dayOfWeekFormatter={toShortName}
          defaultValue={dayjs('2026-10-14')}
        />
      </Box>
    </LocalizationProvider>
  );
}
