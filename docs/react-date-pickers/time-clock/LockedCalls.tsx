import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const checkOut = dayjs('2026-02-11T11:00');

export default function LockedCalls() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: 'wrap', '& > *': { maxWidth: '100%', overflowX: 'auto' } }}
      >
        <Box>
          <Typography variant="body2">Check-out, read-only</Typography>
          {/* #region preview */}
          <TimeClock readOnly defaultValue={checkOut} />
          {/* #endregion preview */}
        </Box>
        <Box>
          <Typography variant="body2">Check-out, disabled</Typography>
          <TimeClock disabled defaultValue={checkOut} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
