import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const libraryOpened = dayjs('1987-05-04');

function toText(date: Dayjs | null) {
  if (date === null) {
    return 'null';
  }
  return date.isValid() ? date.format('YYYY-MM-DD') : 'an invalid date';
}

export default function TypeAndWatch() {
  const [joined, setJoined] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState('null');
  const [calls, setCalls] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {/* #region preview */}
        <DateField
          label="Member since"
          minDate={libraryOpened}
          value={joined}
          onChange={(next, context) => {
            setJoined(next);
            setError(context.validationError ?? 'null');
            setCalls((count) => count + 1);
          }}
        />
        {/* #endregion preview */}
        <Typography variant="body2" component="div" role="status">
          Value: {toText(joined)}
          <br />
          Validation error: {error}
          <br />
          Calls of onChange: {calls}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
