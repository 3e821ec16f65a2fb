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

const eightOClock = dayjs('2025-01-01T08:00');

function isBeforeEight(time: Dayjs, view: TimeView) {
  return view === 'hours' && time.hour() < 8;
}

// #region preview
const ruleSets = {
  minTime: { minTime: eightOClock },
  'minTime and disablePast': { minTime: eightOClock, disablePast: true },
  'shouldDisableTime and disablePast': {
    shouldDisableTime: isBeforeEight,
    disablePast: true,
  },
};
// #endregion preview

type RuleName = keyof typeof ruleSets;
const ruleNames = Object.keys(ruleSets) as RuleName[];

export default function OfficeHours() {
  const [rule, setRule] = React.useState<RuleName>('minTime');
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <RadioGroup
          aria-label="Rules"
          value={rule}
          onChange={(event) => setRule(event.target.value as RuleName)}
        >
          {ruleNames.map((name) => (
            <FormControlLabel
              key={name}
              value={name}
              label={name}
              control={<Radio size="small" />}
            />
          ))}
        </RadioGroup>
        <DateTimePicker
          label="Theory exam"
          defaultValue={dayjs('2090-05-16T06:00')}
          {...ruleSets[rule]}
          onError={setError}
          slotProps={{
            textField: {
              helperText: error === null ? '6 AM is accepted' : `Refused: ${error}`,
              FormHelperTextProps: { role: 'status' },
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
