import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function StaticBookingPanel() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 320, maxWidth: '100%', overflowX: 'auto' }}>
        {/* #region preview */}
        <StaticDatePicker
          orientation="portrait"
          defaultValue={dayjs('2025-05-14')}
          localeText={{ toolbarTitle: 'Pick a drop-off day' }}
          slotProps={{ actionBar: { actions: [] } }}
        />
        {/* #endregion preview */}
      </Box>
    </LocalizationProvider>
  );
}
