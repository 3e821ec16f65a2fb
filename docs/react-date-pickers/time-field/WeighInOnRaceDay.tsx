import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

const raceDay = dayjs('2026-06-13');

export default function WeighInOnRaceDay() {
  const [time, setTime] = React.useState<Dayjs | null>(null);
  const [error, setError] = React.useState<TimeValidationError>(null);
  const [saved, setSaved] = React.useState('nothing yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {/* #region preview */}
        <TimeField
          label="Weigh-in"
          referenceDate={raceDay}
          value={time}
          onChange={setTime}
          onError={setError}
          onBlur={() => {
            if (time !== null && error === null) {
              setSaved(time.format('HH:mm'));
            }
          }}
        />
        {/* #endregion preview */}
        <Typography variant="body2" role="status">
          Value: {time?.isValid() ? time.format('YYYY-MM-DD HH:mm:ss') : 'null'}
          <br />
          Saved: {saved}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
