import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/pt-br';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TranslationDesk() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-05-09'));

  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      {/* #region preview */}
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
        <DatePicker
          label="British edition"
          format="D MMMM YYYY"
          value={day}
          onChange={setDay}
        />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="pt-br">
        <DatePicker
          label="Brazilian edition"
          format="D MMMM YYYY"
          value={day}
          onChange={setDay}
        />
      </LocalizationProvider>
      {/* #endregion preview */}
    </Stack>
  );
}
