import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CameraTrigger() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateTimeField
        label="Badger at the sett"
        defaultValue={dayjs('2026-03-07T21:42')}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
