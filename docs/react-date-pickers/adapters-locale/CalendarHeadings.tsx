import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/nl';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const closing = dayjs('2026-04-16');

// #region preview
const weekdays = ['zon', 'maa', 'din', 'woe', 'don', 'vri', 'zat'];
const nameWeekday = (day: Dayjs) => weekdays[day.day()] ?? '';

export default function CalendarHeadings() {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="nl">
        <DateCalendar
          aria-label="Copy closes"
          defaultValue={closing}
          dayOfWeekFormatter={nameWeekday}
          slotProps={{ calendarHeader: { format: 'MM.YYYY' } }}
          sx={{ m: 0 }}
        />
      </LocalizationProvider>
    </Box>
  );
}
// #endregion preview
