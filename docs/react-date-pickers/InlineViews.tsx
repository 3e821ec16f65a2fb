import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstSailing = dayjs('2025-07-18T06:00');
const lastSailing = dayjs('2025-07-18T21:00');

export default function InlineViews() {
  const [sailing, setSailing] = React.useState<Dayjs | null>(
    dayjs('2025-07-18T10:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: '100%' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, overflowX: 'auto' }}>
          {/* #region preview */}
          <DateCalendar value={sailing} onChange={setSailing} sx={{ m: 0 }} />
          <DigitalClock
            value={sailing}
            onChange={setSailing}
            timeStep={90}
            ampm={false}
            minTime={firstSailing}
            maxTime={lastSailing}
            skipDisabled
            sx={{ m: 0, width: { xs: '100%', sm: 120 } }}
          />
          {/* #endregion preview */}
        </Box>
        <Typography variant="body2" role="status">
          Sailing: {sailing ? sailing.format('YYYY-MM-DD HH:mm') : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
