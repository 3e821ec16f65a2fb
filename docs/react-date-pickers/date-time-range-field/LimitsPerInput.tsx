import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  DateRange,
  DateTimeRangeValidationError,
  RangePosition,
} from '@mui/x-date-pickers-pro/models';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

const dusk = dayjs('2026-08-12T21:30');
const dawn = dayjs('2026-08-13T04:30');

function explain(
  [startCode, endCode]: DateTimeRangeValidationError,
  position: RangePosition,
) {
  switch (position === 'start' ? startCode : endCode) {
    case null:
      return ' ';
    case 'minDate':
    case 'minTime':
      return 'It is dark from August 12, 21:30';
    case 'maxDate':
    case 'maxTime':
      return 'It is dark until August 13, 4:30';
    case 'invalidRange':
      return position === 'start' ? ' ' : 'This is before the start';
    default:
      return 'This date does not exist';
  }
}

export default function LimitsPerInput() {
  const [exposure, setExposure] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-08-12T22:00:00'),
    dayjs('2026-08-12T22:00:45'),
  ]);
  const [error, setError] = React.useState<DateTimeRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 560 }}>
        {/* #region preview */}
        <MultiInputDateTimeRangeField
          format="MM/DD/YYYY HH:mm:ss"
          minDateTime={dusk}
          maxDateTime={dawn}
          value={exposure}
          onChange={setExposure}
          onError={setError}
          direction={{ xs: 'column', sm: 'row' }}
          slotProps={{
            separator: { sx: { display: { xs: 'none', sm: 'block' } } },
            textField: ({ position }) => ({
              id: `exposure-${position}`,
              label: position === 'start' ? 'Shutter open' : 'Shutter closed',
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
