import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const oldest = dayjs('1930-01-01');
const youngest = dayjs('2009-12-31');

export default function BirthDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DatePicker
        label="Rider's date of birth"
        openTo="year"
        views={['year', 'month', 'day']}
        yearsOrder="desc"
        minDate={oldest}
        maxDate={youngest}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
