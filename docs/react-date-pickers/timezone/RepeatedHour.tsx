import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

// #region preview
// One hour apart, and both read 01:30 in New York.
const first = dayjs.utc('2026-11-01T05:30');
const second = dayjs.utc('2026-11-01T06:30');
// #endregion preview

export default function RepeatedHour() {
  const [pass, setPass] = React.useState('first');
  const [aired, setAired] = React.useState<Dayjs | null>(first);

  const choosePass = (_event: React.SyntheticEvent, next: string | null) => {
    if (next !== null) {
      setPass(next);
      setAired(next === 'first' ? first : second);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Pass of the hour"
          value={pass}
          onChange={choosePass}
        >
          <ToggleButton value="first">First 01:30</ToggleButton>
          <ToggleButton value="second">Second 01:30</ToggleButton>
        </ToggleButtonGroup>
        <DateTimePicker
          label="Bulletin aired, New York"
          timezone="America/New_York"
          value={aired}
          onChange={setAired}
          ampm={false}
        />
        <Typography variant="body2" role="status">
          Stored: {aired?.isValid() ? aired.toISOString() : 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
