import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

const start = dayjs('2025-10-14T14:00');
const everyHour = { minutes: 60 };
const clockFace = {
  hours: renderTimeViewClock,
  minutes: renderTimeViewClock,
};

export default function KindsOfClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <DateTimePicker label="In columns" defaultValue={start} />
        <DateTimePicker
          label="In one list"
          defaultValue={start}
          timeSteps={everyHour}
        />
        <DateTimePicker
          label="On a clock face"
          defaultValue={start}
          viewRenderers={clockFace}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
