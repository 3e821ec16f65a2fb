import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function toText(date: Dayjs | null) {
  if (date === null) {
    return 'null';
  }
  return date.isValid() ? date.format('YYYY-MM-DD') : 'Invalid Date';
}

export default function CompleteRanges() {
  const [tour, setTour] = React.useState<DateRange<Dayjs>>([null, null]);
  const [booked, setBooked] = React.useState<DateRange<Dayjs>>([null, null]);
  const [accepted, setAccepted] = React.useState('nothing yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {/* #region preview */}
        <DateRangePicker
          label="Guest performances"
          referenceDate={dayjs('2026-04-01')}
          calendars={1}
          value={tour}
          onChange={(next) => setTour(next)}
          onAccept={([start, end], { validationError: [startCode, endCode] }) => {
            setAccepted(`${toText(start)} to ${toText(end)}`);
            if (start && end && startCode === null && endCode === null) {
              setBooked([start, end]);
            }
          }}
        />
        {/* #endregion preview */}
        <Typography variant="body2" component="div" role="status">
          Value: {toText(tour[0])} to {toText(tour[1])}
          <br />
          Last onAccept: {accepted}
          <br />
          Booked: {toText(booked[0])} to {toText(booked[1])}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
