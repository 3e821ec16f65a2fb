import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const samples: { label: string; date: Dayjs | null }[] = [
  { label: 'May 14', date: dayjs('2025-05-14') },
  { label: 'Sunday, May 18', date: dayjs('2025-05-18') },
  { label: 'May 2', date: dayjs('2025-05-02') },
  { label: 'Empty', date: null },
];

const rules = {
  minDate: dayjs('2025-05-05'),
  shouldDisableDate: (day: Dayjs) => day.day() === 0,
};

export default function FieldAndCalendar() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-05-14'));
  const [calls, setCalls] = React.useState<string[]>([]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap' }}
          role="group"
          aria-label="Set from code"
        >
          {samples.map((sample) => (
            <Button
              key={sample.label}
              size="small"
              variant="outlined"
              onClick={() => setValue(sample.date)}
            >
              {sample.label}
            </Button>
          ))}
        </Stack>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          spacing={2}
          sx={{ alignItems: 'flex-start' }}
        >
          <Box>
            {/* #region preview */}
            <DateField
              label="Donation day"
              value={value}
              onChange={setValue}
              onError={(error) =>
                setCalls((before) => [...before, error ?? 'null'].slice(-4))
              }
              {...rules}
            />
            {/* #endregion preview */}
            <Typography
              variant="body2"
              role="status"
              sx={{ marginBlockStart: 2, minHeight: '2.9em', maxWidth: 240 }}
            >
              Last calls of onError: {calls.length ? calls.join(', ') : 'none'}
            </Typography>
          </Box>
          <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
            <DateCalendar value={value} onChange={setValue} {...rules} />
          </Box>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
