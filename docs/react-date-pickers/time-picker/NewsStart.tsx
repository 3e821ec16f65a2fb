import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function NewsStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <TimePicker label="Evening news" defaultValue={dayjs('2025-03-03T18:30')} />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
