import * as React from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstCut = dayjs('2026-04-18T09:00');
const lastCut = dayjs('2026-04-18T17:30');

export default function BarberSlots() {
  const [slot, setSlot] = React.useState<Dayjs | null>(dayjs('2026-04-18T10:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <Typography variant="body2" role="status">
          Haircut on April 18 at {slot?.format('h:mm A')}
        </Typography>
        <Paper variant="outlined">
          {/* #region preview */}
          <DigitalClock
            value={slot}
            onChange={setSlot}
            minTime={firstCut}
            maxTime={lastCut}
            skipDisabled
          />
          {/* #endregion preview */}
        </Paper>
      </Stack>
    </LocalizationProvider>
  );
}
