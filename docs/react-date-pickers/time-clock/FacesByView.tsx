import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const breakfast = dayjs('2026-02-11T07:05:30');

export default function FacesByView() {
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
          <Typography variant="body2">Breakfast to the room, hour</Typography>
          <TimeClock views={['hours']} defaultValue={breakfast} />
        </Box>
        <Box>
          <Typography variant="body2">Boil the egg, minutes and seconds</Typography>
          <TimeClock
            showViewSwitcher
            views={['minutes', 'seconds']}
            openTo="seconds"
            defaultValue={breakfast}
          />
        </Box>
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
