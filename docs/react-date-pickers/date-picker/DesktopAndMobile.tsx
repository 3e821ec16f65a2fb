import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const serviceDue = dayjs('2025-09-03');

export default function DesktopAndMobile() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <DatePicker label="Follows the pointer" defaultValue={serviceDue} />
        <DesktopDatePicker label="Always a popup" defaultValue={serviceDue} />
        <MobileDatePicker label="Always a dialog" defaultValue={serviceDue} />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
