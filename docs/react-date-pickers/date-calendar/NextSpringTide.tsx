import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const springTide = dayjs('2026-07-16');

export default function NextSpringTide() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(dayjs('2026-06-18'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {/* #region preview */}
          <DateCalendar value={arrival} onChange={setArrival} />
          {/* #endregion preview */}
        </Box>
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" onClick={() => setArrival(springTide)}>
            Next spring tide
          </Button>
          <Button onClick={() => setArrival(null)}>No date</Button>
        </Stack>
        <Typography variant="body2" role="status">
          Arrival: {arrival ? arrival.format('YYYY-MM-DD') : 'not known yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
