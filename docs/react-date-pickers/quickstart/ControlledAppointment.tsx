import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// The data that the clinic's server sends and expects.
const stored = '2025-11-05';

export default function ControlledAppointment() {
  // #region preview
  const [day, setDay] = React.useState<Dayjs | null>(dayjs(stored));
  const payload = day?.isValid() ? day.format('YYYY-MM-DD') : null;
  // #endregion preview

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DatePicker label="Appointment" value={day} onChange={setDay} />
        <Typography variant="body2" role="status">
          To the server: {JSON.stringify({ day: payload })}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
