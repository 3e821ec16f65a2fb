import DirectionsBoatOutlined from '@mui/icons-material/DirectionsBoatOutlined';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const sailing = dayjs('2025-08-22T07:40');

// #region preview
const slots = { openPickerIcon: DirectionsBoatOutlined };

const slotProps = {
  field: { openPickerButtonPosition: 'start' },
  openPickerButton: { color: 'primary' },
  inputAdornment: {
    sx: { height: 24, borderInlineEnd: '1px solid', borderColor: 'divider' },
  },
  textField: { size: 'small', color: 'success' },
} as const;
// #endregion preview

export default function SameSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        <DatePicker
          label="Sailing day"
          defaultValue={sailing}
          slots={slots}
          slotProps={slotProps}
        />
        <TimePicker
          label="Gates close"
          defaultValue={sailing}
          slots={slots}
          slotProps={slotProps}
        />
        <DateTimePicker
          label="Departure"
          defaultValue={sailing}
          slots={slots}
          slotProps={slotProps}
        />
      </Stack>
    </LocalizationProvider>
  );
}
