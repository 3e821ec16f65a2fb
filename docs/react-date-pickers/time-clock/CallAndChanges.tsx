import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function CallAndChanges() {
  const [call, setCall] = React.useState<Dayjs>(dayjs('2026-02-12T06:45'));
  const [saved, setSaved] = React.useState('06:45');
  const [last, setLast] = React.useState('not called yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start', maxWidth: '100%' }}>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {/* #region preview */}
          <TimeClock
            ampm={false}
            showViewSwitcher
            value={call}
            onChange={(next, selectionState, view) => {
              if (next !== null) {
                setCall(next);
                setLast(`${next.format('HH:mm')}, ${selectionState}, ${view}`);
                if (selectionState === 'finish') {
                  setSaved(next.format('HH:mm'));
                }
              }
            }}
          />
          {/* #endregion preview */}
        </Box>
        <Typography variant="body2" role="status">
          onChange: {last}
          <br />
          Saved: {saved}
        </Typography>
        <Button variant="outlined" onClick={() => setCall(call.add(10, 'minute'))}>
          Snooze by 10 minutes
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
