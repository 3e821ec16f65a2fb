import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const firstCall = dayjs('2026-02-11T05:30');
const lastCall = dayjs('2026-02-11T09:45');

export default function CallsInTheMorning() {
  const [call, setCall] = React.useState<Dayjs | null>(firstCall);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center', maxWidth: '100%' }}>
        <Typography variant="body2">
          We call from 5:30 to 9:45, every 15 minutes.
        </Typography>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {/* #region preview */}
          <TimeClock
            ampm={false}
            showViewSwitcher
            minTime={firstCall}
            maxTime={lastCall}
            minutesStep={15}
            value={call}
            onChange={setCall}
          />
          {/* #endregion preview */}
        </Box>
        <Typography variant="body2" role="status">
          Call at {call?.format('H:mm')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
