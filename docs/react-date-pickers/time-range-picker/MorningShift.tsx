import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function MorningShift() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <TimeRangePicker
        label="Morning shift"
        defaultValue={[dayjs('2026-02-02T05:30'), dayjs('2026-02-02T13:00')]}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
