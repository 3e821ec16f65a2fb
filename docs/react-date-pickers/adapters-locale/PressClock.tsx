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
        <TimePicker label="en, by the locale" defaultValue={printStart} />
        <TimePicker
          label="en, ampm={false}"
          ampm={false}
          defaultValue={printStart}
        />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
        <TimePicker label="en-gb, by the locale" defaultValue={printStart} />
        <TimePicker label="en-gb, ampm" ampm defaultValue={printStart} />
      </LocalizationProvider>
      {/* #endregion preview */}
    </Stack>
  );
}
