import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

const start = dayjs('2025-10-15T08:45');

export default function PopupAndDialog() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <DesktopDateTimePicker label="In a popup" defaultValue={start} />
        <MobileDateTimePicker label="In a dialog" defaultValue={start} />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
