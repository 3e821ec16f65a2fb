import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const printStart = dayjs('2026-02-03T22:15');

export default function PressClock() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      {/* #region preview */}
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <TimePicker label="US English" defaultValue={printStart} />
        <TimePicker
          label="US English, 24 hours"
          ampm={false}
          defaultValue={printStart}
        />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
        <TimePicker label="UK English" defaultValue={printStart} />
        <TimePicker label="UK English, 12 hours" ampm defaultValue={printStart} />
      </LocalizationProvider>
      {/* #endregion preview */}
    </Stack>
  );
}
