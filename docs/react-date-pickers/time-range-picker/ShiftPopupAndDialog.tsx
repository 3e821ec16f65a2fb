import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';

export default function ShiftPopupAndDialog() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <DesktopTimeRangePicker
          label="In a popup"
          defaultValue={[dayjs('2026-02-02T05:30'), dayjs('2026-02-02T13:00')]}
        />
        <MobileTimeRangePicker
          label="In a dialog"
          defaultValue={[dayjs('2026-02-02T05:30'), dayjs('2026-02-02T13:00')]}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
