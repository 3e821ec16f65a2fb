import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function HutNights() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateRangePicker
        label="Nights at the hut"
        sx={{ width: 290, maxWidth: '100%' }}
        defaultValue={[dayjs('2025-08-07'), dayjs('2025-08-10')]}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
