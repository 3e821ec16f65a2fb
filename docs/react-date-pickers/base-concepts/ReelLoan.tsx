import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const slots = { field: MultiInputDateRangeField };
const localeText = { start: 'Reel lent on', end: 'Due back' };

function show(day: Dayjs | null) {
  return day?.isValid() ? day.format('YYYY-MM-DD') : 'null';
}

export default function ReelLoan() {
  const [loan, setLoan] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-10-03'),
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {/* #region preview */}
        <DateRangePicker
          slots={slots}
          localeText={localeText}
          value={loan}
          onChange={(next) => setLoan(next)}
        />
        <Typography variant="body2" role="status">
          Value: [{show(loan[0])}, {show(loan[1])}]
        </Typography>
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
