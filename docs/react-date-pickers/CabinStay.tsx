import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function CabinStay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateRangePicker
        label="Cabin stay"
        defaultValue={[dayjs('2025-07-18'), dayjs('2025-07-25')]}
        sx={{ width: 290, maxWidth: '100%' }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
