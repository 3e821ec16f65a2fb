import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);

// A day on a certificate: no time, no zone.
const stored = '2026-11-30';

export default function MedicalExpiry() {
  // #region preview
  const [expiry, setExpiry] = React.useState<Dayjs | null>(dayjs.utc(stored));
  const payload = expiry?.isValid() ? expiry.format('YYYY-MM-DD') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DatePicker
          label="Medical certificate valid until"
          timezone="UTC"
          value={expiry}
          onChange={setExpiry}
        />
        <Typography variant="body2" role="status">
          To the server: {JSON.stringify({ validUntil: payload })}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
  // #endregion preview
}
