import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';

dayjs.extend(utc);
dayjs.extend(timezone);

// 23:30 in UTC is already the next morning in Singapore.
const wheelsUp = dayjs.utc('2026-08-20T23:30');

// #region preview
const zone = { defaultProps: { timezone: 'Asia/Singapore' } };

function withZone(outer: Theme) {
  return createTheme(outer, {
    components: { MuiDatePicker: zone, MuiDateTimePicker: zone },
  });
}
// #endregion preview

export default function ZoneForTheApp() {
  return (
    <ThemeProvider theme={withZone}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
          <DateTimePicker label="Wheels up" defaultValue={wheelsUp} ampm={false} />
          <DatePicker label="Duty day" defaultValue={wheelsUp} />
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
