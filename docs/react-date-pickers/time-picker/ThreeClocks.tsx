import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

const start = dayjs('2025-03-03T06:30');
const everyHalfHour = { minutes: 30 };
const clockFace = {
  hours: renderTimeViewClock,
  minutes: renderTimeViewClock,
};

export default function ThreeClocks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <TimePicker label="In columns" defaultValue={start} />
        <TimePicker
          label="In one list"
          defaultValue={start}
          timeSteps={everyHalfHour}
          thresholdToRenderTimeInASingleColumn={48}
        />
        <TimePicker
          label="On a clock face"
          defaultValue={start}
          viewRenderers={clockFace}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
