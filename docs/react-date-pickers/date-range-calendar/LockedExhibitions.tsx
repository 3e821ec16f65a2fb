import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

export default function LockedExhibitions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{
          flexWrap: 'wrap',
          maxWidth: '100%',
          '& > *': { maxWidth: '100%', overflowX: 'auto' },
        }}
      >
        <Box role="group" aria-label="Opened, read-only">
          <Typography variant="body2">Opened, read-only</Typography>
          {/* #region preview */}
          <DateRangeCalendar
            readOnly
            calendars={1}
            defaultValue={[dayjs('2026-03-12'), dayjs('2026-03-29')]}
          />
          {/* #endregion preview */}
        </Box>
        <Box role="group" aria-label="Canceled, disabled">
          <Typography variant="body2">Canceled, disabled</Typography>
          <DateRangeCalendar
            disabled
            calendars={1}
            defaultValue={[dayjs('2026-03-12'), dayjs('2026-03-29')]}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
