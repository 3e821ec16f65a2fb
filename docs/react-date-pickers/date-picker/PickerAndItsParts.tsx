import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PickerAndItsParts() {
  const [dropOff, setDropOff] = React.useState<Dayjs | null>(dayjs('2025-05-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={3}
        sx={{ maxWidth: '100%', overflowX: 'auto', pt: 1 }}
      >
        <Stack spacing={3} sx={{ minWidth: 220 }}>
          {/* #region preview */}
          <DatePicker
            label="Both: DatePicker"
            value={dropOff}
            onChange={setDropOff}
          />
          <DateField label="Only the field" value={dropOff} onChange={setDropOff} />
          {/* #endregion preview */}
        </Stack>
        <DateCalendar value={dropOff} onChange={setDropOff} sx={{ m: 0 }} />
      </Stack>
    </LocalizationProvider>
  );
}
