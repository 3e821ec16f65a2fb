import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

// #region preview
// A scaled clock misreads touches. Without them, a tap arrives as a mouse event.
const stop = (event: React.TouchEvent) => event.stopPropagation();

export default function KioskFace() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <Box
          onTouchStartCapture={stop}
          onTouchMoveCapture={stop}
          onTouchEndCapture={stop}
          sx={{
            width: { xs: 320, sm: 448 },
            height: { xs: 252, sm: 353 },
          }}
        >
          <TimeClock
            ampm={false}
            defaultValue={dayjs('2026-02-11T06:00')}
            sx={{
              transform: { xs: 'none', sm: 'scale(1.4)' },
              transformOrigin: 'top left',
            }}
          />
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
// #endregion preview
