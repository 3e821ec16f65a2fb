import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// The examiners are away in July and August.
function isHoliday(date: Dayjs) {
  return date.month() === 6 || date.month() === 7;
}

const ruleSets = {
  day: { shouldDisableDate: isHoliday },
  month: { shouldDisableMonth: isHoliday },
  year: { shouldDisableYear: (date: Dayjs) => date.year() === 2027 },
};

type Rule = keyof typeof ruleSets;

export default function ExamMonths() {
  const [rule, setRule] = React.useState<Rule>('day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Rule by"
          value={rule}
          onChange={(_, next: Rule | null) => setRule(next ?? rule)}
        >
          <ToggleButton value="day">day</ToggleButton>
          <ToggleButton value="month">month</ToggleButton>
          <ToggleButton value="year">year</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          {/* #region preview */}
          <DateCalendar
            key={rule}
            views={['year', 'month', 'day']}
            openTo={rule === 'year' ? 'year' : 'month'}
            defaultValue={dayjs('2026-05-12')}
            minDate={dayjs('2024-01-01')}
            maxDate={dayjs('2029-12-31')}
            {...ruleSets[rule]}
          />
          {/* #endregion preview */}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
