import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function HelperText() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DatePicker
        label="Bike drop-off"
        slotProps={{
          textField: {
            required: true,
            helperText: 'Bring the bike before 10 a.m. on this day',
          },
        }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
