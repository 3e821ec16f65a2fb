import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function isWeekend(day: Dayjs) {
  return day.day() === 0 || day.day() === 6;
}

export default function DeliveryDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateCalendar
        defaultValue={dayjs('2026-04-15')}
        shouldDisableDate={isWeekend}
        disableHighlightToday
        sx={{ width: '100%', maxWidth: 320 }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
