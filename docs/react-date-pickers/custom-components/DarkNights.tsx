import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerDayOwnerState } from '@mui/x-date-pickers/PickersDay';

const newMoon = dayjs('2026-09-11');
const isDark = (night: Dayjs) => Math.abs(night.diff(newMoon, 'day')) <= 4;

// #region preview
const darkNight: SxProps<Theme> = {
  '&:not(:hover, :focus)': {
    bgcolor: '#1a237e',
    color: 'common.white',
  },
};

const slotProps = {
  day: ({ day, isDaySelected, isDayOutsideMonth }: PickerDayOwnerState) => ({
    sx: isDark(day) && !isDaySelected && !isDayOutsideMonth ? darkNight : undefined,
  }),
};
// #endregion preview

export default function DarkNights() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateCalendar
          defaultValue={dayjs('2026-09-17')}
          views={['day']}
          slotProps={slotProps}
        />
      </Box>
    </LocalizationProvider>
  );
}
