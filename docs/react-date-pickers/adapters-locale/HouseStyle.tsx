import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const filed = dayjs('2026-02-03T16:05');

// #region preview
const houseStyle = {
  keyboardDate: 'D MMM YYYY',
  fullTime24h: 'HH.mm',
  keyboardDateTime24h: 'D MMM YYYY HH.mm',
};

export default function HouseStyle() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={houseStyle}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        <DatePicker label="Story date" defaultValue={filed} />
        <TimePicker label="Filed at" ampm={false} defaultValue={filed} />
        <DateTimePicker label="Corrected" ampm={false} defaultValue={filed} />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion preview
