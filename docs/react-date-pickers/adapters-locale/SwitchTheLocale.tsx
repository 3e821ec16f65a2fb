import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ja';
import 'dayjs/locale/sv';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const opening = dayjs('2026-08-11T18:30');

export default function SwitchTheLocale() {
  const [locale, setLocale] = React.useState('en');

  return (
    <Stack spacing={3} sx={{ overflowX: 'auto', pt: 1 }}>
      <TextField
        select
        size="small"
        label="Attendee reads"
        value={locale}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
          setLocale(event.target.value)
        }
        sx={{ width: 220 }}
      >
        <MenuItem value="en">English (US)</MenuItem>
        <MenuItem value="en-gb">English (UK)</MenuItem>
        <MenuItem value="de">German</MenuItem>
        <MenuItem value="ja">Japanese</MenuItem>
        <MenuItem value="sv">Swedish</MenuItem>
      </TextField>
      {/* #region preview */}
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
        <DateTimePicker
          label="Opening session"
          defaultValue={opening}
          sx={{ width: 260 }}
        />
        <DateCalendar
          aria-label="Opening session"
          defaultValue={opening}
          readOnly
          sx={{ m: 0 }}
        />
      </LocalizationProvider>
      {/* #endregion preview */}
    </Stack>
  );
}
