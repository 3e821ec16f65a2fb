import Stack from '@mui/material/Stack';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldLook() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
        {/* #region preview */}
        <DatePicker
          label="Bike drop-off"
          format="ddd D MMM YYYY"
          defaultValue={dayjs('2025-05-14')}
          slots={{ openPickerIcon: PedalBikeIcon }}
          slotProps={{
            field: { openPickerButtonPosition: 'start' },
            textField: {
              variant: 'filled',
              fullWidth: true,
              helperText: 'The workshop opens at 8 a.m.',
            },
          }}
        />
        {/* #endregion preview */}
        <DatePicker
          label="Frame number checked on"
          formatDensity="spacious"
          slotProps={{
            textField: { size: 'small', required: true, color: 'secondary' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
