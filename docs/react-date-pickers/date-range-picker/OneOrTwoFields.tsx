import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export default function OneOrTwoFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 480 }}>
        {/* #region preview */}
        <DateRangePicker
          label="Summer opening"
          defaultValue={[dayjs('2025-06-14'), dayjs('2025-10-05')]}
          slotProps={{ field: { dateSeparator: 'to', clearable: true } }}
        />
        <DateRangePicker
          defaultValue={[dayjs('2025-06-14'), dayjs('2025-10-05')]}
          localeText={{ start: 'Hut opens', end: 'Hut closes' }}
          slots={{ field: MultiInputDateRangeField }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
