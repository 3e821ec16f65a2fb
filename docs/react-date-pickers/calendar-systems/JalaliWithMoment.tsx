import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import moment, { type Moment } from 'moment-jalaali';
import 'moment/locale/fa';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';

const { localeText } = faIR.components.MuiLocalizationProvider.defaultProps;

// #region preview
moment.loadPersian({ dialect: 'persian-modern' });
moment.locale('en');

export default function JalaliWithMoment() {
  const [departure, setDeparture] = React.useState<Moment | null>(
    moment('2026-03-21'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterMomentJalaali} localeText={localeText}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="Departure" value={departure} onChange={setDeparture} />
        <Typography variant="body2" role="status">
          Gregorian: {departure?.isValid() ? departure.format('YYYY-MM-DD') : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion preview
