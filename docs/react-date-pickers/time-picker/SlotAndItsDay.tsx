import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const airDate = dayjs('2025-03-08');

export default function SlotAndItsDay() {
  const [time, setTime] = React.useState<Dayjs | null>(null);
  const text = time?.isValid() ? time.format('YYYY-MM-DD HH:mm:ss') : 'null';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <TimePicker
          label="Jazz hour on March 8"
          value={time}
          onChange={setTime}
          referenceDate={airDate}
        />
        {/* #endregion preview */}
        <Typography variant="body2" role="status">
          Value: {text}
        </Typography>
        <Button variant="outlined" onClick={() => setTime(null)}>
          Empty it
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
