import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  DateRange,
  DateRangeValidationError,
  RangePosition,
} from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

const firstEntry = dayjs('1924-02-01');
const lastEntry = dayjs('1931-11-30');

function explain(
  [startCode, endCode]: DateRangeValidationError,
  position: RangePosition,
) {
  switch (position === 'start' ? startCode : endCode) {
    case null:
      return ' ';
    case 'minDate':
      return 'The diary begins on 02/01/1924';
    case 'maxDate':
      return 'The diary ends on 11/30/1931';
    case 'invalidRange':
      return position === 'start' ? ' ' : 'This day is before the first one';
    default:
      return 'This date does not exist';
  }
}

export default function ErrorsPerInput() {
  const [pages, setPages] = React.useState<DateRange<Dayjs>>([
    dayjs('1924-01-15'),
    dayjs('1926-06-30'),
  ]);
  const [error, setError] = React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 560 }}>
        {/* #region preview */}
        <MultiInputDateRangeField
          value={pages}
          onChange={setPages}
          minDate={firstEntry}
          maxDate={lastEntry}
          onError={setError}
          direction={{ xs: 'column', sm: 'row' }}
          slotProps={{
            separator: { sx: { display: { xs: 'none', sm: 'block' } } },
            textField: ({ position }) => ({
              id: `pages-${position}`,
              label: position === 'start' ? 'Copy from' : 'Copy until',
              helperText: explain(error, position),
              FormHelperTextProps: { role: 'status' },
            }),
          }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
