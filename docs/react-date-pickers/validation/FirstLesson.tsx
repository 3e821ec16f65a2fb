import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const carIsReady = dayjs('2025-05-14T09:30');
const carIsSold = dayjs('2025-06-20T17:00');

const samples = [
  { label: 'May 13, 10 AM', date: dayjs('2025-05-13T10:00') },
  { label: 'May 14, 8 AM', date: dayjs('2025-05-14T08:00') },
  { label: 'May 15, 8 AM', date: dayjs('2025-05-15T08:00') },
  { label: 'June 20, 6 PM', date: dayjs('2025-06-20T18:00') },
];

export default function FirstLesson() {
  const [lesson, setLesson] = React.useState<Dayjs | null>(
    dayjs('2025-05-14T08:00'),
  );
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap' }}
          role="group"
          aria-label="Try"
        >
          {samples.map((sample) => (
            <Button
              key={sample.label}
              size="small"
              variant="outlined"
              onClick={() => setLesson(sample.date)}
            >
              {sample.label}
            </Button>
          ))}
        </Stack>
        {/* #region preview */}
        <DateTimePicker
          label="First lesson"
          value={lesson}
          onChange={setLesson}
          minDateTime={carIsReady}
          maxDateTime={carIsSold}
          onError={setError}
          slotProps={{
            textField: {
              helperText: `Error code: ${error ?? 'null'}`,
              FormHelperTextProps: { role: 'status' },
            },
          }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
