import { useTheme } from '@mui/material/styles';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SwitchByWidth() {
  const theme = useTheme();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DatePicker
        label="Dialog below 900 px"
        defaultValue={dayjs('2025-09-03')}
        desktopModeMediaQuery={theme.breakpoints.up('md')}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
