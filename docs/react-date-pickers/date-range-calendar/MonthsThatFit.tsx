import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

export default function MonthsThatFit() {
  // #region preview
  const isWide = useMediaQuery('(min-width: 720px)');
  const calendar = (
    <DateRangeCalendar
      calendars={isWide ? 2 : 1}
      defaultValue={[dayjs('2026-03-12'), dayjs('2026-04-19')]}
    />
  );
  // #endregion preview

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>{calendar}</Box>
    </LocalizationProvider>
  );
}
