import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError, TimeView } from '@mui/x-date-pickers/models';

const opens = dayjs('2025-05-14T07:30');
const closes = dayjs('2025-05-14T18:00');

function isLunch(time: Dayjs, view: TimeView) {
  return view === 'hours' && time.hour() === 12;
}

function explain(error: TimeValidationError) {
  switch (error) {
    case null:
      return 'The depot is open from 7:30 AM to 6:00 PM';
    case 'minTime':
      return 'The depot opens at 7:30 AM';
    case 'maxTime':
      return 'The depot closes at 6:00 PM';
    case 'shouldDisableTime-hours':
      return 'Lunch break until 1:00 PM';
    case 'minutesStep':
      return 'Choose a quarter of an hour';
    default:
      return 'This is not a time';
  }
}

export default function DepotHours() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <TimePicker
        label="Parcel pickup"
        defaultValue={dayjs('2025-05-14T12:15')}
        minTime={opens}
        maxTime={closes}
        minutesStep={15}
        shouldDisableTime={isLunch}
        timeSteps={{ minutes: 15 }}
        onError={setError}
        slotProps={{
          textField: {
            helperText: explain(error),
            FormHelperTextProps: { role: 'status' },
          },
        }}
      />
      {/* #endregion preview */}
    </LocalizationProvider>
  );
}
