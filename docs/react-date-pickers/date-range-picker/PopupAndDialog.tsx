import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';

export default function PopupAndDialog() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <DesktopDateRangePicker
          label="In a popup"
          sx={{ width: 290, maxWidth: '100%' }}
          defaultValue={[dayjs('2025-09-05'), dayjs('2025-09-07')]}
        />
        <MobileDateRangePicker
          label="In a dialog"
          sx={{ width: 290, maxWidth: '100%' }}
          defaultValue={[dayjs('2025-09-05'), dayjs('2025-09-07')]}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
