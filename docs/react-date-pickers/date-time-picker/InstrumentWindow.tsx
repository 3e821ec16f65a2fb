import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

type Rule = 'window' | 'daily';

const delivered = dayjs('2025-10-13T13:00');
const returned = dayjs('2025-10-17T11:00');

const rules = {
  // From Monday 1 PM to Friday 11 AM, nights included
  window: { minDateTime: delivered, maxDateTime: returned },
  // Monday to Friday, each day from 8 AM to 6 PM
  daily: {
    minDate: delivered,
    maxDate: returned,
    minTime: dayjs('2025-10-13T08:00'),
    maxTime: dayjs('2025-10-13T18:00'),
  },
};

export default function InstrumentWindow() {
  const [rule, setRule] = React.useState<Rule>('window');
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="Rule"
          value={rule}
          onChange={(_event, next: Rule | null) => next && setRule(next)}
        >
          <ToggleButton value="window">One span</ToggleButton>
          <ToggleButton value="daily">Hours of each day</ToggleButton>
        </ToggleButtonGroup>
        {/* #region preview */}
        <DateTimePicker
          label="Run on the loaned spectrometer"
          defaultValue={dayjs('2025-10-14T07:30')}
          {...rules[rule]}
          onError={setError}
          slotProps={{
            textField: {
              helperText:
                error === null ? 'This time is possible' : `Error: ${error}`,
              FormHelperTextProps: { role: 'status' },
            },
          }}
        />
        {/* #endregion preview */}
      </Stack>
    </LocalizationProvider>
  );
}
