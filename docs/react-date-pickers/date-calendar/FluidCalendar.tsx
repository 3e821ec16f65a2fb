import type { SxProps, Theme } from '@mui/material/styles';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';

// #region preview
const fluid: SxProps<Theme> = {
  width: '100%',
  height: 'auto',
  maxHeight: 'none',
  [`& .${pickersDayClasses.root}, & .${dayCalendarClasses.weekDayLabel}`]: {
    flex: '1 1 0',
    minWidth: 0,
    height: 52,
  },
  [`& .${pickersDayClasses.root}`]: { borderRadius: '8px', fontSize: '1rem' },
  [`& .${dayCalendarClasses.slideTransition}`]: { minHeight: 6 * 56 },
};
// #endregion preview

export default function FluidCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar views={['day']} defaultValue={dayjs('2026-06-18')} sx={fluid} />
    </LocalizationProvider>
  );
}
