import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstDay = dayjs('2026-06-05');

export default function ButtonPositions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <DatePicker
          label="Calendar at the start"
          defaultValue={firstDay}
          slotProps={{
            field: { clearable: true, openPickerButtonPosition: 'start' },
          }}
        />
        <DatePicker
          label="Clear button at the start"
          defaultValue={firstDay}
          slotProps={{
            field: { clearable: true, clearButtonPosition: 'start' },
          }}
        />
        <DatePicker
          label="Text at the start"
          defaultValue={firstDay}
          slotProps={{
            textField: {
              InputProps: {
                startAdornment: (
                  <InputAdornment position="start">from</InputAdornment>
                ),
              },
            },
          }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
