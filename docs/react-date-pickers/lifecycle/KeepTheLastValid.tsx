import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const premiere = dayjs('2026-03-14');

export default function KeepTheLastValid() {
  const [typed, setTyped] = React.useState<Dayjs | null>(dayjs('2026-02-02'));
  const [lastValid, setLastValid] = React.useState(typed);
  const [strict, setStrict] = React.useState<Dayjs | null>(dayjs('2026-02-02'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={3}
        sx={{ width: '100%' }}
      >
        <Stack spacing={1} sx={{ flex: 1 }}>
          {/* #region preview */}
          <DateField
            label="Ticket sale, two values"
            maxDate={premiere}
            value={typed}
            onChange={(next, { validationError }) => {
              setTyped(next);
              if (validationError === null) {
                setLastValid(next);
              }
            }}
          />
          {/* #endregion preview */}
          <Typography variant="body2" role="status">
            Last valid:{' '}
            {lastValid === null ? 'none' : lastValid.format('YYYY-MM-DD')}
          </Typography>
        </Stack>
        <Stack spacing={1} sx={{ flex: 1 }}>
          <DateField
            label="Ticket sale, one value"
            maxDate={premiere}
            value={strict}
            onChange={(next, { validationError }) => {
              if (validationError === null) {
                setStrict(next);
              }
            }}
          />
          <Typography variant="body2" role="status">
            Value: {strict === null ? 'none' : strict.format('YYYY-MM-DD')}
          </Typography>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
