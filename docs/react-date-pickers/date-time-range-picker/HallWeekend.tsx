import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';

export default function HallWeekend() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateTimeRangePicker
        label="Hall rental"
        sx={{ width: 470, maxWidth: '100%' }}
        defaultValue={[dayjs('2026-05-08T18:00'), dayjs('2026-05-10T12:00')]}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
