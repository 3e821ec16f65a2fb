import Stack from '@mui/material/Stack';
import BathtubIcon from '@mui/icons-material/Bathtub';
import PetsIcon from '@mui/icons-material/Pets';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function IconPerPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <DatePicker
          label="First day at the kennel"
          defaultValue={dayjs('2026-06-05')}
          slots={{ openPickerIcon: PetsIcon }}
        />
        <TimePicker
          label="Bath at"
          defaultValue={dayjs('2026-06-05T10:30')}
          slots={{ openPickerIcon: BathtubIcon }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
