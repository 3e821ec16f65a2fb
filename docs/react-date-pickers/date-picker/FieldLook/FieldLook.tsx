import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { FrameCheck } from './FrameCheck';

const tinted: SxProps<Theme> = (theme) => ({
  // Repeats the class to override MUI's hover and focus colors.
  '&&': {
    backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} 10%, transparent)`,
  },
});

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
            openPickerButton: { sx: { color: 'primary.main' } },
            textField: {
              variant: 'filled',
              fullWidth: true,
              helperText: 'The workshop opens at 8 a.m.',
              InputProps: { sx: tinted },
            },
          }}
        />
        {/* #endregion preview */}
        <FrameCheck />
      </Stack>
    </LocalizationProvider>
  );
}
