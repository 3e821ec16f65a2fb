import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstYear = dayjs('1990-01-01');
const lastYear = dayjs('2026-12-31');

export default function PublicationYear() {
  const [newestFirst, setNewestFirst] = React.useState(true);
  const [four, setFour] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <Stack>
          <FormControlLabel
            label="Newest year first"
            control={
              <Switch
                checked={newestFirst}
                onChange={(event) => setNewestFirst(event.target.checked)}
              />
            }
          />
          <FormControlLabel
            label="Four in a row"
            control={
              <Switch
                checked={four}
                onChange={(event) => setFour(event.target.checked)}
              />
            }
          />
        </Stack>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {/* #region preview */}
          <DateCalendar
            views={['year', 'month']}
            openTo="year"
            yearsOrder={newestFirst ? 'desc' : 'asc'}
            yearsPerRow={four ? 4 : 3}
            monthsPerRow={four ? 4 : 3}
            minDate={firstYear}
            maxDate={lastYear}
            defaultValue={dayjs('2024-10-01')}
          />
          {/* #endregion preview */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
