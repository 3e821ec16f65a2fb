import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const booked = dayjs('2026-04-18T14:30');
const slotProps = { digitalClockItem: { 'aria-disabled': true } };

const columns = { display: 'grid', gridTemplateColumns: '112px 168px', gap: 2 };

export default function LockedSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
        <div>
          <Typography variant="body2" sx={{ mb: 1 }}>
            Read-only
          </Typography>
          <Box sx={columns}>
            {/* #region preview */}
            <DigitalClock readOnly defaultValue={booked} />
            <MultiSectionDigitalClock readOnly defaultValue={booked} />
            {/* #endregion preview */}
          </Box>
        </div>
        <div>
          <Typography variant="body2" sx={{ mb: 1 }}>
            Disabled
          </Typography>
          <Box sx={columns}>
            <DigitalClock disabled defaultValue={booked} slotProps={slotProps} />
            <MultiSectionDigitalClock disabled defaultValue={booked} />
          </Box>
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
