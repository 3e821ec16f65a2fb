import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerSlotProps,
} from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
const slotProps: DatePickerSlotProps<true> = {
  openPickerButton: ({ isPickerOpen }) => ({
    color: 'primary',
    'aria-haspopup': 'dialog',
    'aria-expanded': isPickerOpen,
    sx: {
      borderRadius: 1,
      bgcolor: isPickerOpen ? 'action.selected' : 'action.hover',
    },
  }),
  openPickerIcon: { fontSize: 'small' },
};
// #endregion preview

export default function ButtonProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Vaccinated on"
        defaultValue={dayjs('2026-02-18')}
        slotProps={slotProps}
      />
    </LocalizationProvider>
  );
}
