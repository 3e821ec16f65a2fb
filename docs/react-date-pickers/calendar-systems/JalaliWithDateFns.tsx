import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { format, isValid } from 'date-fns-jalali';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import { faIR as weekdays } from 'date-fns-jalali/locale/fa-IR';

const { localeText } = faIR.components.MuiLocalizationProvider.defaultProps;

export default function JalaliWithDateFns() {
  // A Gregorian month and day: March 21, 2026.
  const [departure, setDeparture] = React.useState<Date | null>(
    new Date(2026, 2, 21),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      {/* #region preview */}
      <LocalizationProvider
        dateAdapter={AdapterDateFnsJalali}
        localeText={localeText}
      >
        <DatePicker
          label="Departure"
          value={departure}
          onChange={setDeparture}
          dayOfWeekFormatter={(day) => format(day, 'EEEEE', { locale: weekdays })}
        />
      </LocalizationProvider>
      {/* #endregion preview */}
      <Typography variant="body2" role="status">
        Gregorian:{' '}
        {departure && isValid(departure) ? departure.toDateString() : 'none'}
      </Typography>
    </Stack>
  );
}
