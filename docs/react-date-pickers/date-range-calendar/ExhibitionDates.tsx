import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function describe([opening, closing]: DateRange<Dayjs>) {
  if (opening === null || closing === null) {
    return 'Now choose the last day';
  }
  const days = closing.diff(opening, 'day') + 1;
  return `${days} ${days === 1 ? 'day' : 'days'} in the gallery`;
}

export default function ExhibitionDates() {
  const [dates, setDates] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-12'),
    dayjs('2026-04-19'),
  ]);

  const isWide = useMediaQuery('(min-width: 720px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%' }}>
        <Typography variant="body2" role="status">
          Glass from the north: {describe(dates)}
        </Typography>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {/* #region preview */}
          <DateRangeCalendar
            calendars={isWide ? 2 : 1}
            value={dates}
            onChange={setDates}
          />
          {/* #endregion preview */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
