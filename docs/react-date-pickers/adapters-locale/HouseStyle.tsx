import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

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
        <TimeField label="Filed at" ampm={false} defaultValue={filed} />
        <DateTimeField label="Corrected" ampm={false} defaultValue={filed} />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion preview
