import dayjs from 'dayjs';
import 'dayjs/locale/fi';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const signOn = dayjs('2026-10-05T17:45');

export default function FinnishRoster() {
  return (
    // #region preview
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fi">
      <DateTimePicker label="Sign on, Helsinki base" defaultValue={signOn} />
    </LocalizationProvider>
    // #endregion preview
  );
}
