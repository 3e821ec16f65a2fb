import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';

const localeText = { toolbarTitle: 'Nights at the hut' };
const slotProps = {
  actionBar: { actions: [] },
  toolbar: { toolbarFormat: 'MMM D' },
};

export default function StaticHutCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        {/* #region preview */}
        <StaticDateRangePicker
          defaultValue={[dayjs('2025-08-07'), dayjs('2025-08-10')]}
          localeText={localeText}
          slotProps={slotProps}
        />
        {/* #endregion preview */}
      </Box>
    </LocalizationProvider>
  );
}
