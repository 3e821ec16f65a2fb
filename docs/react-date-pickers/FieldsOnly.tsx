import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function FieldsOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <DateField label="Passport issued" defaultValue={dayjs('2019-02-08')} />
        <TimeField
          label="Boarding"
          format="HH:mm"
          defaultValue={dayjs('2025-07-18T09:55')}
        />
        <DateTimeField label="Ticket valid until" />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
