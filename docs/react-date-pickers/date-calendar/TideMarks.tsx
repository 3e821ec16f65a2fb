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

/** Simulates the tide service, which has no data for September. */
function fetchSpringTides(month: Dayjs, signal: AbortSignal): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (month.month() === 8) {
        reject(new Error('No data for this month'));
        return;
      }
      const start = month.startOf('month').diff(newMoon, 'day');
      const length = month.endOf('month').date();
      const all = Array.from({ length }, (_, index) => index + 1);
      resolve(
        // A spring tide follows each new and full moon.
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

type Tides =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; dates: readonly number[] };

// #region preview
function useSpringTides(firstMonth: Dayjs) {
  const [month, setMonth] = React.useState<Dayjs>(firstMonth);
  const [tides, setTides] = React.useState<Tides>({ status: 'loading' });

  React.useEffect(() => {
    const controller = new AbortController();
    fetchSpringTides(month, controller.signal).then(
      (dates) => setTides({ status: 'loaded', dates }),
      () => {
        if (!controller.signal.aborted) {
          setTides({ status: 'failed' });
        }
      },
    );
    return () => controller.abort();
  }, [month]);

  const changeMonth = (next: Dayjs) => {
    setTides({ status: 'loading' });
    setMonth(next);
  };
  return { tides, changeMonth };
}

const noDates: readonly number[] = [];
const SpringTides = React.createContext(noDates);

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
// #endregion preview

function toText(tides: Tides) {
  switch (tides.status) {
    case 'loading':
      return 'Asking the tide service…';
    case 'failed':
      return 'The tide service has no data for this month';
    default:
      return `Spring tides on: ${tides.dates.join(', ')}`;
  }
}

export default function TideMarks() {
  const { tides, changeMonth } = useSpringTides(dayjs('2026-06-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%', alignItems: 'center' }}>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <SpringTides.Provider
            value={tides.status === 'loaded' ? tides.dates : noDates}
          >
            <DateCalendar
              views={['day']}
              defaultValue={dayjs('2026-06-18')}
              loading={tides.status === 'loading'}
              renderLoading={() => <DayCalendarSkeleton />}
              onMonthChange={changeMonth}
              slots={slots}
            />
          </SpringTides.Provider>
        </Box>
        <Typography variant="body2" role="status">
          {toText(tides)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
