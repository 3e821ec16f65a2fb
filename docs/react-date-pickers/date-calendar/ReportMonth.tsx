import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const firstYear = dayjs('2019-01-01');
const lastMonth = dayjs('2026-06-30');

export default function ReportMonth() {
  const [report, setReport] = React.useState<Dayjs | null>(dayjs('2026-03-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, overflowX: 'auto' }}>
          {/* #region preview */}
          <YearCalendar
            aria-label="Year of the loan report"
            minDate={firstYear}
            maxDate={lastMonth}
            value={report}
            onChange={(next: Dayjs) =>
              setReport(next.isAfter(lastMonth) ? lastMonth : next)
            }
          />
          <MonthCalendar
            aria-label="Month of the loan report"
            minDate={firstYear}
            maxDate={lastMonth}
            value={report}
            onChange={setReport}
          />
          {/* #endregion preview */}
        </Box>
        <Typography variant="body2" role="status">
          Loan report of {report ? report.format('YYYY-MM') : 'no month'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
