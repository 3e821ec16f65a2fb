import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CalibrationSlot() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateTimePicker
        label="Calibration of the balance"
        defaultValue={dayjs('2025-10-14T09:20')}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
