import SportsBarIcon from '@mui/icons-material/SportsBar';
import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerSlotProps,
} from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
const slots = { openPickerIcon: SportsBarIcon, clearIcon: BackspaceIcon };

const slotProps: DatePickerSlotProps<true> = {
  field: { clearable: true },
  textField: ({ isPickerValueEmpty, isPickerOpen }) => ({
    helperText: isPickerValueEmpty
      ? 'Tastings are on Fridays'
      : 'Doors open at 6 p.m.',
    color: isPickerOpen ? 'success' : 'primary',
  }),
  openPickerButton: { color: 'primary' },
  popper: { placement: 'bottom-end' },
  desktopPaper: { elevation: 2, sx: { border: 1, borderColor: 'divider' } },
  mobilePaper: { sx: { borderTop: 4, borderColor: 'primary.main' } },
};
// #endregion preview

export default function SurfaceAndIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Tasting"
        defaultValue={dayjs('2026-03-13')}
        slots={slots}
        slotProps={slotProps}
      />
    </LocalizationProvider>
  );
}
