import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

// The roster stores instants in UTC; crews read the clock of their base.
const stored = '2026-03-14T20:40:00Z';

export default function ReportTime() {
  // #region preview
  const [report, setReport] = React.useState<Dayjs | null>(dayjs.utc(stored));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker
          label="Report in Tokyo"
          timezone="Asia/Tokyo"
          value={report}
          onChange={setReport}
          ampm={false}
        />
        <Typography variant="body2" role="status">
          To the roster:{' '}
          {report?.isValid() ? report.toISOString() : 'no report time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
  // #endregion preview
}
