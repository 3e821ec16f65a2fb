import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const injected = dayjs('2025-10-14T14:07:36');
const everySecond = { minutes: 1, seconds: 1 };

export default function StepsOfARun() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <DateTimePicker
          label="Sample injected"
          sx={{ width: 280, maxWidth: '100%' }}
          defaultValue={injected}
          views={['year', 'day', 'hours', 'minutes', 'seconds']}
          timeSteps={everySecond}
        />
        <DateTimePicker
          label="Oven booked from"
          defaultValue={injected}
          views={['month', 'day', 'hours']}
        />
        <DateTimePicker
          label="Reagent opened"
          defaultValue={injected}
          openTo="hours"
          ampm={false}
          format="D MMM YYYY, HH:mm"
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
