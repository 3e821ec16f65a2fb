import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const cue = dayjs('2025-03-03T14:59:45');
const everySecond = { minutes: 1, seconds: 1 };

export default function JingleLength() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <TimePicker
          label="Station jingle at"
          defaultValue={cue}
          views={['hours', 'minutes', 'seconds']}
          timeSteps={everySecond}
        />
        <TimePicker
          label="Seconds first"
          defaultValue={cue}
          views={['minutes', 'seconds']}
          openTo="seconds"
        />
        <TimePicker
          label="Hour of the repeat"
          defaultValue={cue}
          views={['hours']}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
