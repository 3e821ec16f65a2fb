import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DateRangeCalendar,
  dateRangeCalendarClasses,
} from '@mui/x-date-pickers-pro/DateRangeCalendar';

type Count = 1 | 2 | 3;

const counts: Count[] = [1, 2, 3];
const places = { 1: 'first', 2: 'second', 3: 'third' };
const lastCount = dayjs('2026-06-14');

const stackedOnPhones = {
  flexDirection: { xs: 'column', sm: 'row' },
  [`& > .${dateRangeCalendarClasses.monthContainer}:not(:last-of-type)`]: {
    borderRightWidth: { xs: 0, sm: 1 },
  },
};

export default function MonthsAndPosition() {
  const [months, setMonths] = React.useState<Count>(2);
  const [position, setPosition] = React.useState<Count>(2);

  const changeMonths = (next: Count) => {
    setMonths(next);
    setPosition(next);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start', maxWidth: '100%' }}>
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            color="primary"
            aria-label="Number of months"
            value={months}
            onChange={(_event, next: Count | null) => changeMonths(next ?? months)}
          >
            {counts.map((count) => (
              <ToggleButton key={count} value={count}>
                {count === 1 ? '1 month' : `${count} months`}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <ToggleButtonGroup
            exclusive
            size="small"
            color="primary"
            aria-label="Position of June"
            sx={{ flexWrap: 'wrap' }}
            value={position}
            onChange={(_event, next: Count | null) => setPosition(next ?? position)}
          >
            {counts.slice(0, months).map((count) => (
              <ToggleButton key={count} value={count}>
                June {places[count]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Stack>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {/* #region preview */}
          <DateRangeCalendar
            calendars={months}
            currentMonthCalendarPosition={position}
            referenceDate={lastCount}
            maxDate={lastCount}
            sx={stackedOnPhones}
          />
          {/* #endregion preview */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
