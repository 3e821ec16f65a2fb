import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function DayAndTimeApart() {
  const [surgery, setSurgery] = React.useState<Dayjs | null>(
    dayjs('2025-05-20T11:15'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
          {/* #region preview */}
          <DatePicker
            label="Day of the surgery"
            value={surgery}
            onChange={setSurgery}
          />
          <TimePicker
            label="Time of the surgery"
            value={surgery}
            onChange={setSurgery}
          />
          {/* #endregion preview */}
        </Stack>
        <Typography variant="body2" role="status">
          One value:{' '}
          {surgery?.isValid() ? surgery.format('YYYY-MM-DD HH:mm') : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
