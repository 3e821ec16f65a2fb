import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/th';
import buddhistEra from 'dayjs/plugin/buddhistEra';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
dayjs.extend(buddhistEra);

class AdapterDayjsBuddhist extends AdapterDayjs {
  constructor(options?: ConstructorParameters<typeof AdapterDayjs>[0]) {
    super(options);
    this.formats = { ...this.formats, year: 'BBBB', keyboardDate: 'DD/MM/BBBB' };
    this.formatTokenMap = {
      ...this.formatTokenMap,
      BBBB: { sectionType: 'year', contentType: 'digit', maxLength: 4 },
    };

    // Day.js formats years of the Buddhist era, but doesn't parse them. The Gregorian year
    // also decides whether there is a February 29.
    const parseGregorian = this.parse;
    this.parse = (value, format) =>
      format.includes('BBBB')
        ? parseGregorian(
            value.replace(/\d{4}/, (year) => `${Number(year) - 543}`),
            format.replace('BBBB', 'YYYY'),
          )
        : parseGregorian(value, format);
  }
}
// #endregion preview

export default function BuddhistYears() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(
    dayjs('2026-03-21'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjsBuddhist} adapterLocale="th">
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Departure"
          views={['year', 'month', 'day']}
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
