import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const usualTimes: [Dayjs, Dayjs] = [
  dayjs('2026-05-08T18:00'),
  dayjs('2026-05-08T23:00'),
];

const toText = (time: Dayjs | null) =>
  time === null ? 'null' : time.format('MMM D, HH:mm:ss');
const describe = ([start, end]: DateRange<Dayjs>) =>
  [toText(start), toText(end)].join(' to ');

export default function HireRequest() {
  const [hire, setHire] = React.useState<DateRange<Dayjs>>([null, null]);
  const [requested, setRequested] = React.useState<DateRange<Dayjs>>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start', maxWidth: '100%' }}>
        {/* #region preview */}
        <DateTimeRangePicker
          label="Hall rental"
          sx={{ width: 470, maxWidth: '100%' }}
          referenceDate={usualTimes}
          value={hire}
          onChange={setHire}
          onAccept={(next, context) => {
            const [start, end] = next;
            const hasError = context.validationError.some((code) => code !== null);
            if (start && end && !hasError) {
              setRequested([start.startOf('minute'), end.startOf('minute')]);
            }
          }}
        />
        {/* #endregion preview */}
        <Typography variant="body2" component="div" role="status">
          In the picker: {describe(hire)}
          <br />
          Requested: {describe(requested)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
