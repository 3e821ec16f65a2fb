import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';

export default function HirePopupAndDialog() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        useFlexGap
        spacing={3}
        sx={{ maxWidth: '100%', '& > *': { width: 470, maxWidth: '100%' } }}
      >
        {/* #region preview */}
        <DesktopDateTimeRangePicker
          label="In a popup"
          defaultValue={[dayjs('2026-05-08T18:00'), dayjs('2026-05-10T12:00')]}
        />
        <MobileDateTimeRangePicker
          label="In a dialog"
          defaultValue={[dayjs('2026-05-08T18:00'), dayjs('2026-05-10T12:00')]}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
