import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';
import type {} from '@mui/x-date-pickers/themeAugmentation';

// #region preview
function withTiles(theme: Theme): Theme {
  return {
    ...theme,
    components: {
      ...theme.components,
      MuiPickersCalendarHeader: {
        styleOverrides: {
          label: { textTransform: 'uppercase', letterSpacing: '0.08em' },
        },
      },
      MuiPickersDay: {
        defaultProps: { disableRipple: true },
        styleOverrides: {
          root: { borderRadius: 6 },
          today: { borderStyle: 'dashed' },
        },
      },
    },
  };
}
// #endregion preview

export default function ThemedCalendar() {
  return (
    <ThemeProvider theme={withTiles}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <DateCalendar
            defaultValue={dayjs('2026-05-13')}
            minDate={dayjs('2026-05-04')}
            views={['day']}
            sx={{ [`& .${pickersDayClasses.disabled}`]: { opacity: 0.5 } }}
          />
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
