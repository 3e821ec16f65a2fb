import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const start = dayjs('2026-04-18T11:20:30');

export default function ColumnsByView() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <Box sx={{ width: 112 }}>
          <Typography variant="body2" sx={{ mb: 1 }}>
            Hour
          </Typography>
          <MultiSectionDigitalClock views={['hours']} defaultValue={start} />
        </Box>
        <Box sx={{ width: 112 }}>
          <Typography variant="body2" sx={{ mb: 1 }}>
            Minute, second
          </Typography>
          <MultiSectionDigitalClock
            views={['minutes', 'seconds']}
            defaultValue={start}
          />
        </Box>
        <Box sx={{ width: 224 }}>
          <Typography variant="body2" sx={{ mb: 1 }}>
            Hair color applied at
          </Typography>
          <MultiSectionDigitalClock
            views={['hours', 'minutes', 'seconds']}
            defaultValue={start}
          />
        </Box>
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
