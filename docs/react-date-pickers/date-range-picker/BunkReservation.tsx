import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function describe([arrival, departure]: DateRange<Dayjs>) {
  const from = arrival?.isValid() ? arrival.format('YYYY-MM-DD') : 'null';
  const to = departure?.isValid() ? departure.format('YYYY-MM-DD') : 'null';
  return `[${from}, ${to}]`;
}

export default function BunkReservation() {
  const [value, setValue] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-08-07'),
    dayjs('2025-08-10'),
  ]);
  const [reserved, setReserved] = React.useState<DateRange<Dayjs>>(value);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <DateRangePicker
          label="Nights at the hut"
          sx={{ width: 290, maxWidth: '100%' }}
          value={value}
          onChange={setValue}
          onAccept={(next, context) => {
            const isComplete = next[0] !== null && next[1] !== null;
            const hasError = context.validationError.some((error) => error !== null);
            if (isComplete && !hasError) {
              setReserved(next);
            }
          }}
        />
        {/* #endregion preview */}
        <Typography variant="body2" component="div" role="status">
          In the picker: {describe(value)}
          <br />
          Reserved: {describe(reserved)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
