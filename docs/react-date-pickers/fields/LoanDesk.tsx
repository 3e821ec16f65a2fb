import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function LoanDesk() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 320 }}>
        {/* #region preview */}
        <DateField label="Lent on" defaultValue={dayjs('2026-03-09')} />
        <TimeField
          label="Reading room from"
          defaultValue={dayjs('2026-03-09T14:30')}
        />
        <DateTimeField
          label="Back at the desk"
          defaultValue={dayjs('2026-03-30T17:45')}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
