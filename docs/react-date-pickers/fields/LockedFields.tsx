import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LockedFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 320 }}>
        {/* #region preview */}
        <DateField
          label="Card issued on"
          readOnly
          defaultValue={dayjs('2021-11-02')}
        />
        <DateField
          label="Card valid until"
          disabled
          defaultValue={dayjs('2026-11-02')}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
