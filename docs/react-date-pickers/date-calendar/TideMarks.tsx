import * as React from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const HALF_MOON_CYCLE = 14.77;
const newMoon = dayjs('2026-06-15');

/** Stands for the tide service: a spring tide follows each new and full moon. */
function fetchSpringTides(month: Dayjs, signal: AbortSignal): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const start = month.startOf('month').diff(newMoon, 'day');
      const length = month.endOf('month').date();
      const all = Array.from({ length }, (_, index) => index + 1);
      resolve(
        all.filter((date) => {
          const age = (start + date - 1 + 100 * HALF_MOON_CYCLE) % HALF_MOON_CYCLE;
          return age >= 1 && age < 3;
        }),
      );
    }, 800);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('Another month was asked for'));
    });
  });
}

// #region preview
const SpringTides = React.createContext<readonly number[]>([]);

function TideMarkedDay(props: PickersDayProps) {
  const dates = React.useContext(SpringTides);
  const date = (props.day as Dayjs).date();
  const isMarked = !props.outsideCurrentMonth && dates.includes(date);

  return (
    <Badge variant="dot" color="secondary" overlap="circular" invisible={!isMarked}>
      <PickersDay
        {...props}
        aria-label={isMarked ? `${date}, spring tide` : undefined}
      />
    </Badge>
  );
}

const slots = { day: TideMarkedDay };

export default function TideMarks() {
  const [month, setMonth] = React.useState<Dayjs>(dayjs('2026-06-01'));
  const [dates, setDates] = React.useState<readonly number[] | null>(null);

  React.useEffect(() => {
    const controller = new AbortController();
    fetchSpringTides(month, controller.signal).then(setDates, () => undefined);
    return () => controller.abort();
  }, [month]);

  const handleMonthChange = (next: Dayjs) => {
    setDates(null);
    setMonth(next);
  };
  // #endregion preview

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <SpringTides value={dates ?? []}>
            <DateCalendar
              views={['day']}
              defaultValue={dayjs('2026-06-18')}
              loading={dates === null}
              renderLoading={() => <DayCalendarSkeleton />}
              onMonthChange={handleMonthChange}
              slots={slots}
            />
          </SpringTides>
        </Box>
        <Typography variant="body2" role="status">
          {dates === null
            ? 'Asking the tide service…'
            : `Spring tides on: ${dates.join(', ')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
