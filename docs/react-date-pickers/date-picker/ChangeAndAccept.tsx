import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

function toText(date: Dayjs | null) {
  if (date === null) {
    return 'null';
  }
  return date.isValid() ? date.format('YYYY-MM-DD') : 'an invalid date';
}

export default function ChangeAndAccept() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-05-14'));
  const [booked, setBooked] = React.useState<Dayjs | null>(value);
  const [changes, setChanges] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {/* #region preview */}
        <MobileDatePicker
          label="Bike drop-off"
          value={value}
          onChange={(next) => {
            setValue(next);
            setChanges((count) => count + 1);
          }}
          onAccept={(next, context) => {
            if (context.validationError === null) {
              setBooked(next);
            }
          }}
        />
        {/* #endregion preview */}
        <Typography variant="body2" component="div" role="status">
          In the picker: {toText(value)} ({changes} changes)
          <br />
          Saved as booking: {toText(booked)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
