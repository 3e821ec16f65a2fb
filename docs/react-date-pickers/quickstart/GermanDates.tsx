import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';

// #region preview
const german = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function GermanDates() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      localeText={german}
    >
      <DatePicker label="Appointment" defaultValue={dayjs('2025-11-05')} />
    </LocalizationProvider>
  );
}
// #endregion preview
