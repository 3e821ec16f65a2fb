import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function ScreeningParts() {
  const [screening, setScreening] = React.useState<Dayjs | null>(
    dayjs('2025-10-03T19:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={3}
        sx={{ maxWidth: '100%', pt: 1 }}
      >
        <Stack spacing={3} sx={{ minWidth: 220 }}>
          {/* #region preview */}
          <TimePicker
            label="Picker: field and view"
            ampm={false}
            value={screening}
            onChange={setScreening}
          />
          <TimeField
            label="Field alone"
            ampm={false}
            value={screening}
            onChange={setScreening}
          />
          {/* #endregion preview */}
        </Stack>
        <Box sx={{ display: 'flex', gap: 3 }}>
          <MultiSectionDigitalClock
            aria-label="View alone"
            ampm={false}
            value={screening}
            onChange={setScreening}
          />
          <DigitalClock
            ampm={false}
            timeStep={30}
            value={screening}
            onChange={setScreening}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
