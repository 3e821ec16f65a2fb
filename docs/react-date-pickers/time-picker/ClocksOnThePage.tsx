import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const row = {
  display: 'grid',
  gridTemplateColumns: '120px 175px 330px',
  alignItems: 'start',
  gap: 3,
  maxWidth: '100%',
  overflowX: 'auto',
};

export default function ClocksOnThePage() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-03-03T06:30'));
  const shared = { value, onChange: setValue };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start', maxWidth: '100%' }}>
        <Typography variant="body2" role="status">
          Morning show starts at {value?.isValid() ? value.format('h:mm A') : '…'}
        </Typography>
        <Box sx={row}>
          {/* #region preview */}
          <DigitalClock {...shared} timeStep={30} />
          <MultiSectionDigitalClock {...shared} />
          <TimeClock {...shared} ampmInClock showViewSwitcher />
          {/* #endregion preview */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
