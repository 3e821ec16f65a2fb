import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DateTimeRangePicker,
  type DateTimeRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

function StackedOnPhones(props: DateTimeRangePickerFieldProps) {
  return (
    <MultiInputDateTimeRangeField
      {...props}
      direction={{ xs: 'column', sm: 'row' }}
      slotProps={{ separator: { sx: { display: { xs: 'none', sm: 'block' } } } }}
    />
  );
}

StackedOnPhones.fieldType = 'multi-input';

export default function FieldsOfAHire() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 560 }}>
        {/* #region preview */}
        <DateTimeRangePicker
          label="Rehearsal"
          defaultValue={[dayjs('2026-05-12T19:00'), dayjs('2026-05-12T22:00')]}
          slotProps={{ field: { dateSeparator: 'to', clearable: true } }}
        />
        <DateTimeRangePicker
          defaultValue={[dayjs('2026-05-15T08:00'), dayjs('2026-05-17T20:00')]}
          localeText={{ start: 'Keys handed out', end: 'Keys returned' }}
          slots={{ field: StackedOnPhones }}
        />
        {/* #endregion preview */}
        <DateTimeRangePicker
          readOnly
          label="Election, read-only"
          defaultValue={[dayjs('2026-05-23T15:00'), dayjs('2026-05-24T23:00')]}
        />
        <DateTimeRangePicker
          disabled
          label="Repair of the roof, disabled"
          defaultValue={[dayjs('2026-05-26T07:00'), dayjs('2026-05-29T16:00')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
