import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const firstTimes: [Dayjs, Dayjs] = [
  dayjs('2026-02-02T09:00'),
  dayjs('2026-02-02T17:00'),
];

const toText = (time: Dayjs | null) =>
  time === null ? 'null' : time.format('HH:mm:ss');
const describe = ([start, end]: DateRange<Dayjs>) =>
  [toText(start), toText(end)].join(' to ');

export default function ShiftDraft() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([null, null]);
  const [planned, setPlanned] = React.useState<DateRange<Dayjs>>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start', maxWidth: '100%' }}>
        {/* #region preview */}
        <TimeRangePicker
          label="Shop shift"
          referenceDate={firstTimes}
          value={shift}
          onChange={setShift}
          onAccept={(next, context) => {
            const isComplete = next[0] !== null && next[1] !== null;
            const hasError = context.validationError.some((code) => code !== null);
            if (isComplete && !hasError) {
              setPlanned(next);
            }
          }}
        />
        {/* #endregion preview */}
        <Typography variant="body2" component="div" role="status">
          In the picker: {describe(shift)}
          <br />
          Planned: {describe(planned)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
