import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const dutyDay = dayjs('2026-11-12');

export default function FirstDayOfWeek() {
  const [locale, setLocale] = React.useState('en-gb');

  return (
    <Box sx={{ overflowX: 'auto' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Locale of the roster"
        value={locale}
        onChange={(_event, next: string | null) => setLocale(next ?? locale)}
      >
        <ToggleButton value="en">en: Sunday</ToggleButton>
        <ToggleButton value="en-gb">en-gb: Monday</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
        <DateCalendar
          aria-label="Duty days"
          defaultValue={dutyDay}
          displayWeekNumber
          sx={{ m: 0 }}
        />
      </LocalizationProvider>
      {/* #endregion preview */}
    </Box>
  );
}
