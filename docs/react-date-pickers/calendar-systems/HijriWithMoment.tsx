import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
// Import the locale before moment-hijri, which adds its month names to it.
import 'moment/locale/ar-sa';
import moment, { type Moment } from 'moment-hijri';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
// Use Latin digits: the field can't parse Arabic-Indic ones.
moment.updateLocale('ar-sa', {
  preparse: (text: string) => text,
  postformat: (text: string) => text,
});
moment.locale('en');

class EditableAdapterMomentHijri extends AdapterMomentHijri {
  constructor(options?: ConstructorParameters<typeof AdapterMomentHijri>[0]) {
    super(options);
    // Without this, users can't type the year.
    this.formatTokenMap = {
      ...this.formatTokenMap,
      iYYYY: { sectionType: 'year', contentType: 'digit', maxLength: 4 },
    };
  }
}

// The limits that the adapter accepts.
const firstDay = moment('1937-03-14');
const lastDay = moment('2076-11-26');
// #endregion preview

export default function HijriWithMoment() {
  const [departure, setDeparture] = React.useState<Moment | null>(
    moment('2026-03-21'),
  );

  return (
    <LocalizationProvider dateAdapter={EditableAdapterMomentHijri}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Departure"
          minDate={firstDay}
          maxDate={lastDay}
          value={departure}
          onChange={setDeparture}
        />
        <Typography variant="body2" role="status">
          Gregorian: {departure?.isValid() ? departure.format('YYYY-MM-DD') : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
