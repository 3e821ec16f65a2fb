import PedalBikeIcon from '@mui/icons-material/PedalBike';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { FrameCheck } from './FrameCheck';

export default function FieldLook() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="flex w-full max-w-[360px] flex-col gap-6">
        {/* #region preview */}
        <DatePicker
          label="Bike drop-off"
          format="ddd D MMM YYYY"
          defaultValue={dayjs('2025-05-14')}
          slots={{ openPickerIcon: PedalBikeIcon }}
          slotProps={{
            field: { openPickerButtonPosition: 'start' },
            openPickerButton: { className: 'text-primary' },
            textField: {
              variant: 'filled',
              fullWidth: true,
              helperText: 'The workshop opens at 8 a.m.',
              InputProps: { className: 'bg-primary/10' },
            },
          }}
        />
        {/* #endregion preview */}
        <FrameCheck />
      </div>
    </LocalizationProvider>
  );
}
