import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';

type Cycle = 'locale' | '12' | '24';

const start = dayjs('2025-03-03T23:15');

export default function TwelveOrTwentyFour() {
  const [cycle, setCycle] = React.useState<Cycle>('24');
  const ampm = cycle === 'locale' ? undefined : cycle === '12';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="Hours of the clock"
          value={cycle}
          onChange={(_event, next: Cycle | null) => next && setCycle(next)}
        >
          <ToggleButton value="24">24 hours</ToggleButton>
          <ToggleButton value="12">12 hours</ToggleButton>
          <ToggleButton value="locale">By locale</ToggleButton>
        </ToggleButtonGroup>
        <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
          {/* #region preview */}
          <DesktopTimePicker label="In a popup" defaultValue={start} ampm={ampm} />
          <MobileTimePicker
            ampmInClock
            label="In a dialog"
            defaultValue={start}
            ampm={ampm}
          />
          {/* #endregion preview */}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
