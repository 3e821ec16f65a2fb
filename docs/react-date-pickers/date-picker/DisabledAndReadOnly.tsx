import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const purchased = dayjs('2024-11-29');

export default function DisabledAndReadOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <DatePicker label="Bought (disabled)" defaultValue={purchased} disabled />
        <DatePicker label="Bought (read-only)" defaultValue={purchased} readOnly />
        <DatePicker
          label="Bought (no typing)"
          defaultValue={purchased}
          slotProps={{ field: { readOnly: true } }}
        />
        <DatePicker
          label="Bought (button off)"
          defaultValue={purchased}
          slotProps={{ openPickerButton: { disabled: true } }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
