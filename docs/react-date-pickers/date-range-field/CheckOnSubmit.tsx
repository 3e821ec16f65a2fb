import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  DateRange,
  DateRangeValidationError,
} from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

function explain(missing: boolean, code: DateRangeValidationError[number]) {
  if (missing) {
    return 'Enter a full date';
  }
  if (code === 'invalidRange') {
    return 'Check the order of the days';
  }
  return code === null ? ' ' : 'Check this date';
}

export default function CheckOnSubmit() {
  const [visit, setVisit] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-09-14'),
    null,
  ]);
  const [codes, setCodes] = React.useState<DateRangeValidationError>([null, null]);
  const [submitted, setSubmitted] = React.useState(false);
  const [sent, setSent] = React.useState('nothing yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 480 }}>
        {/* #region preview */}
        <Stack
          component="form"
          noValidate
          spacing={1}
          sx={{ alignItems: 'flex-start' }}
          onSubmit={(event) => {
            event.preventDefault();
            setSubmitted(true);
            const [start, end] = visit;
            if (start && end && codes.every((code) => code === null)) {
              setSent(
                [start.format('YYYY-MM-DD'), end.format('YYYY-MM-DD')].join(' to '),
              );
            }
          }}
        >
          <MultiInputDateRangeField
            value={visit}
            onChange={setVisit}
            onError={setCodes}
            onKeyDown={(event) => {
              if (event.key === 'Enter') {
                event.currentTarget.closest('form')?.requestSubmit();
              }
            }}
            sx={{ width: '100%' }}
            direction={{ xs: 'column', sm: 'row' }}
            slotProps={{
              separator: { sx: { display: { xs: 'none', sm: 'block' } } },
              textField: ({ position }) => {
                const index = position === 'start' ? 0 : 1;
                const missing = submitted && visit[index] === null;
                return {
                  id: `visit-${position}`,
                  label: index === 0 ? 'First day of the visit' : 'Last day',
                  required: true,
                  error: missing || codes[index] !== null,
                  helperText: explain(missing, codes[index]),
                  FormHelperTextProps: { role: 'status' },
                };
              },
            }}
          />
          <Button type="submit" variant="outlined">
            Reserve a desk
          </Button>
        </Stack>
        {/* #endregion preview */}
        <Typography variant="body2" role="status" sx={{ mt: 2 }}>
          Sent: {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
