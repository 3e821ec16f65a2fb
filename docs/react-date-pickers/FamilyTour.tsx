import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function FamilyTour() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <DatePicker label="Crossing on" defaultValue={dayjs('2025-07-18')} />
        <TimePicker
          label="Check-in closes"
          defaultValue={dayjs('2025-07-18T09:40')}
        />
        <DateTimePicker
          label="Ferry departs"
          defaultValue={dayjs('2025-07-18T10:15')}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
