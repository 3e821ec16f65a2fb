import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError, TimeView } from '@mui/x-date-pickers/models';

// #region preview
// No pickups from 12:30 to 13:15.
function isInBreak(time: Dayjs, view: TimeView) {
  const minutes = time.hour() * 60 + time.minute();
  return view === 'minutes' && minutes >= 12 * 60 + 30 && minutes < 13 * 60 + 15;
}

// Only from 22:00 to 6:00, past midnight.
function isOutsideNight(time: Dayjs, view: TimeView) {
  return view === 'hours' && time.hour() >= 6 && time.hour() < 22;
}

// From 8:00 to 18:00, on Saturdays to 12:00.
function isClosed(time: Dayjs, view: TimeView) {
  const closingHour = time.day() === 6 ? 12 : 18;
  return view === 'hours' && (time.hour() < 8 || time.hour() >= closingHour);
}
// #endregion preview

const rules = {
  'Break from 12:30 to 1:15 PM': isInBreak,
  'Night shift from 10 PM to 6 AM': isOutsideNight,
  'Until noon on Saturdays': isClosed,
};

type RuleName = keyof typeof rules;
const ruleNames = Object.keys(rules) as RuleName[];

export default function TimeRules() {
  const [name, setName] = React.useState<RuleName>('Break from 12:30 to 1:15 PM');
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <RadioGroup
          aria-label="Rule"
          value={name}
          onChange={(event) => setName(event.target.value as RuleName)}
        >
          {ruleNames.map((ruleName) => (
            <FormControlLabel
              key={ruleName}
              value={ruleName}
              label={ruleName}
              control={<Radio size="small" />}
            />
          ))}
        </RadioGroup>
        <DateTimePicker
          label="Pickup"
          defaultValue={dayjs('2025-05-17T12:45')}
          shouldDisableTime={rules[name]}
          onError={setError}
          slotProps={{
            textField: {
              helperText:
                error === null ? 'This time is free' : `Error code: ${error}`,
              FormHelperTextProps: { role: 'status' },
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
