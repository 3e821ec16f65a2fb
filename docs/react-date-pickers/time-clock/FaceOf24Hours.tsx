import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const lateCheckIn = dayjs('2026-02-11T22:00');

export default function FaceOf24Hours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: 'wrap', '& > *': { maxWidth: '100%', overflowX: 'auto' } }}
      >
        {/* #region preview */}
        <Box>
          <Typography variant="body2">Late check-in, 24 hours</Typography>
          <TimeClock ampm={false} defaultValue={lateCheckIn} />
        </Box>
        <Box>
          <Typography variant="body2">Late check-in, 12 hours</Typography>
          <TimeClock ampm ampmInClock defaultValue={lateCheckIn} />
        </Box>
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
