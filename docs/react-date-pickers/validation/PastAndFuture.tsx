import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  DateTimeValidationError,
  DateValidationError,
} from '@mui/x-date-pickers/models';

export default function PastAndFuture() {
  const [last, setLast] = React.useState<DateValidationError>(null);
  const [next, setNext] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        {/* #region preview */}
        <DateField
          label="Last donation"
          defaultValue={dayjs('2090-02-11')}
          disableFuture
          onError={setLast}
          helperText={last === null ? 'Today or earlier' : `Code: ${last}`}
          FormHelperTextProps={{ role: 'status' }}
        />
        <DateTimeField
          label="Next appointment"
          defaultValue={dayjs('2020-03-09T10:30')}
          disablePast
          onError={setNext}
          helperText={next === null ? 'From now on' : `Code: ${next}`}
          FormHelperTextProps={{ role: 'status' }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
