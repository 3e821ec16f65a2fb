import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import dayjs from 'dayjs';
import 'dayjs/locale/nl';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { nlNL } from '@mui/x-date-pickers/locales';

// #region preview
const inDutch = (outer: Theme) => createTheme(outer, nlNL);

export default function ThemeTexts() {
  return (
    <ThemeProvider theme={inDutch}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="nl">
        <DatePicker
          label="Training day, Amsterdam"
          defaultValue={dayjs('2026-09-15')}
          slotProps={{ field: { clearable: true } }}
        />
      </LocalizationProvider>
    </ThemeProvider>
  );
}
// #endregion preview
