import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const standby = dayjs('2026-10-17');

// #region preview
const rosterWords = {
  okButtonLabel: 'Assign',
  cancelButtonLabel: 'Keep as planned',
};

const pickerWords = { toolbarTitle: 'Standby day' };

export default function OwnWords() {
  return (
    <Box sx={{ maxWidth: 420, overflowX: 'auto' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs} localeText={rosterWords}>
        <StaticDatePicker defaultValue={standby} localeText={pickerWords} />
      </LocalizationProvider>
    </Box>
  );
}
// #endregion preview
