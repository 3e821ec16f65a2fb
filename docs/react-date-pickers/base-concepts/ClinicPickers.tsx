import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker, type TimePickerProps } from '@mui/x-date-pickers/TimePicker';

const opens = dayjs('2025-05-12T08:00');
const closes = dayjs('2025-05-12T18:00');

function isSunday(day: Dayjs) {
  return day.day() === 0;
}

// #region preview
type Fixed = 'shouldDisableDate' | 'format' | 'enableAccessibleFieldDOMStructure';

function ClinicDay(props: Omit<DatePickerProps, Fixed>) {
  return (
    <DatePicker {...props} format="ddd DD/MM/YYYY" shouldDisableDate={isSunday} />
  );
}

function ClinicTime(props: Omit<TimePickerProps, 'minTime' | 'maxTime'>) {
  return (
    <TimePicker
      ampm={false}
      minutesStep={15}
      skipDisabled
      {...props}
      minTime={opens}
      maxTime={closes}
    />
  );
}
// #endregion preview

export default function ClinicPickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        <ClinicDay label="Vaccination on" defaultValue={dayjs('2025-05-14')} />
        <ClinicTime label="at" defaultValue={dayjs('2025-05-14T09:15')} />
      </Stack>
    </LocalizationProvider>
  );
}
