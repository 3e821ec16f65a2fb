import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import type { TimeView } from '@mui/x-date-pickers/models';

export default function OwnViewTabs() {
  const [call, setCall] = React.useState<Dayjs | null>(dayjs('2026-02-11T06:30'));
  const [view, setView] = React.useState<TimeView>('hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center', maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          aria-label="Part of the time"
          value={view}
          onChange={(_event, next: TimeView | null) => setView(next ?? view)}
        >
          <ToggleButton value="hours">Hour {call?.format('HH')}</ToggleButton>
          <ToggleButton value="minutes">Minute {call?.format('mm')}</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {/* #region preview */}
          <TimeClock
            ampm={false}
            value={call}
            onChange={setCall}
            view={view}
            onViewChange={setView}
          />
          {/* #endregion preview */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
