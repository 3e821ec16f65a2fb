import Stack from '@mui/material/Stack';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import EventIcon from '@mui/icons-material/Event';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerSlotProps,
} from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldOwnerState } from '@mui/x-date-pickers/models';

// #region preview
// The same icon, with props that depend on the state.
const arrowSlotProps: DatePickerSlotProps<true> = {
  openPickerIcon: ({ isPickerOpen }) => ({
    sx: {
      transform: isPickerOpen ? 'rotate(180deg)' : 'none',
      transition: 'transform 200ms',
      '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    },
  }),
};

// Another icon for each state.
function BookedIcon({
  ownerState,
  ...props
}: SvgIconProps & { ownerState?: FieldOwnerState }) {
  return ownerState?.isPickerValueEmpty ? (
    <EventIcon {...props} />
  ) : (
    <EventAvailableIcon {...props} color="success" />
  );
}
// #endregion preview

export default function IconByState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        <DatePicker
          label="Open or closed"
          referenceDate={dayjs('2026-06-05')}
          slots={{ openPickerIcon: ExpandMoreIcon }}
          slotProps={arrowSlotProps}
        />
        <DatePicker
          label="Empty or booked"
          referenceDate={dayjs('2026-06-05')}
          slots={{ openPickerIcon: BookedIcon }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
