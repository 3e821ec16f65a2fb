import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstDay = dayjs('2026-07-20');
const lastDay = dayjs('2026-08-28');

function isWeekend(day: Dayjs) {
  return day.day() === 0 || day.day() === 6;
}

export default function HolidayCamp() {
  const [start, setStart] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {/* #region preview */}
          <DateCalendar
            views={['day']}
            minDate={firstDay}
            maxDate={lastDay}
            shouldDisableDate={isWeekend}
            referenceDate={firstDay}
            value={start}
            onChange={setStart}
          />
          {/* #endregion preview */}
        </Box>
        <Typography variant="body2" role="status">
          {start
            ? `The camp starts on ${start.format('MMMM D')}`
            : 'Choose a weekday of the summer holidays'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
