import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const firstShown = dayjs('1931-03-09T20:05:30');

export default function ViewsWriteTheFormat() {
  const [ampm, setAmpm] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <FormControlLabel
          label="12-hour clock"
          control={
            <Switch
              checked={ampm}
              onChange={(event) => setAmpm(event.target.checked)}
            />
          }
        />
        <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
          {/* #region preview */}
          <DatePicker
            label="Shot in"
            views={['year', 'month']}
            openTo="month"
            defaultValue={firstShown}
          />
          <TimePicker
            label="Doors open"
            views={['hours']}
            ampm={ampm}
            defaultValue={firstShown}
          />
          <TimePicker
            label="Length of the reel"
            views={['minutes', 'seconds']}
            openTo="minutes"
            defaultValue={firstShown}
          />
          <DateTimePicker
            label="Matinee"
            views={['month', 'day', 'hours', 'minutes']}
            ampm={ampm}
            defaultValue={firstShown}
          />
          {/* #endregion preview */}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
