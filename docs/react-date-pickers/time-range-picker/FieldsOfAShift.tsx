import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function FieldsOfAShift() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 480 }}>
        {/* #region preview */}
        <TimeRangePicker
          label="Oven in use"
          defaultValue={[dayjs('2026-02-02T03:00'), dayjs('2026-02-02T11:15')]}
          slotProps={{ field: { dateSeparator: 'to', clearable: true } }}
        />
        <TimeRangePicker
          defaultValue={[dayjs('2026-02-02T06:30'), dayjs('2026-02-02T18:00')]}
          localeText={{ start: 'Shop opens', end: 'Shop closes' }}
          slots={{ field: MultiInputTimeRangeField }}
        />
        {/* #endregion preview */}
        <TimeRangePicker
          readOnly
          label="Delivery, read-only"
          defaultValue={[dayjs('2026-02-02T05:00'), dayjs('2026-02-02T06:00')]}
        />
        <TimeRangePicker
          disabled
          label="Cleaning, disabled"
          defaultValue={[dayjs('2026-02-02T18:30'), dayjs('2026-02-02T20:00')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
