import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const localeText = {
  calendarWeekNumberHeaderText: 'Wk',
  calendarWeekNumberText: (week: number) => `${week}.`,
};

export default function WeeksOfTerm() {
  const [numbers, setNumbers] = React.useState(true);
  const [sixWeeks, setSixWeeks] = React.useState(true);
  const [neighbors, setNeighbors] = React.useState(true);

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="en-gb"
      localeText={localeText}
    >
      <Stack spacing={1} sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <Stack>
          <FormControlLabel
            label="Week numbers"
            control={
              <Switch
                checked={numbers}
                onChange={(event) => setNumbers(event.target.checked)}
              />
            }
          />
          <FormControlLabel
            label="Always six weeks"
            control={
              <Switch
                checked={sixWeeks}
                onChange={(event) => setSixWeeks(event.target.checked)}
              />
            }
          />
          <FormControlLabel
            label="Days of the neighboring months"
            control={
              <Switch
                checked={neighbors}
                onChange={(event) => setNeighbors(event.target.checked)}
              />
            }
          />
        </Stack>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {/* #region preview */}
          <DateCalendar
            defaultValue={dayjs('2026-09-07')}
            displayWeekNumber={numbers}
            fixedWeekNumber={sixWeeks ? 6 : undefined}
            showDaysOutsideCurrentMonth={neighbors}
          />
          {/* #endregion preview */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
