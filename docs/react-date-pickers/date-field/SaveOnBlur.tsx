import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const libraryOpened = dayjs('1987-05-04');
const lastReturn = dayjs('2026-04-06');

export default function SaveOnBlur() {
  const [due, setDue] = React.useState<Dayjs | null>(dayjs('2026-03-30'));
  const [error, setError] = React.useState<DateValidationError>(null);
  const [saved, setSaved] = React.useState('2026-03-30');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {/* #region preview */}
        <DateField
          label="Due back"
          minDate={libraryOpened}
          maxDate={lastReturn}
          value={due}
          onChange={setDue}
          onError={setError}
          onBlur={() => {
            if (due !== null && error === null) {
              setSaved(due.format('YYYY-MM-DD'));
            }
          }}
          helperText={error === null ? 'Until April 6' : 'This date is not possible'}
        />
        {/* #endregion preview */}
        <Typography variant="body2" role="status">
          Saved: {saved}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
