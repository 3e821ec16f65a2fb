import * as React from 'react';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  DateRange,
  TimeRangeValidationError,
} from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const opens = dayjs('2026-03-02T06:30');
const closes = dayjs('2026-03-02T18:00');

function explain([startCode, endCode]: TimeRangeValidationError) {
  switch (startCode ?? endCode) {
    case null:
      return 'In quarter hours, from 6:30 to 18:00';
    case 'minTime':
      return 'The shop opens at 6:30';
    case 'maxTime':
      return 'The shop closes at 18:00';
    case 'minutesStep':
      return 'Use full quarter hours';
    default:
      return 'The end is before the start';
  }
}

export default function StepAndLimits() {
  const [course, setCourse] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-03-02T14:00'),
    dayjs('2026-03-02T16:30'),
  ]);
  const [error, setError] = React.useState<TimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 320 }}>
        {/* #region preview */}
        <SingleInputTimeRangeField
          ampm={false}
          label="Baking course"
          minutesStep={15}
          minTime={opens}
          maxTime={closes}
          value={course}
          onChange={setCourse}
          onError={setError}
          helperText={explain(error)}
          FormHelperTextProps={{ role: 'status' }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
