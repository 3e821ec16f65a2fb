import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

// Fixed for the demo. An app uses the current date.
const today = dayjs('2026-03-11');

const takenDays: Dayjs[] = [
  dayjs('2026-03-13'),
  dayjs('2026-03-17'),
  dayjs('2026-03-18'),
  dayjs('2026-03-22'),
];

const isTaken = (day: Dayjs) =>
  takenDays.some((taken: Dayjs) => taken.isSame(day, 'day'));

// #region preview
type IsValid = (range: DateRange<Dayjs>) => boolean;

function firstFreeRange(length: number, isValid: IsValid): DateRange<Dayjs> {
  let start: Dayjs = today;
  let free = 0;

  for (let days = 0; days < 60 && free < length; days += 1) {
    const day = today.add(days, 'day');
    // isValid checks only both ends, so check each day
    if (!isValid([day, day])) {
      free = 0;
    } else {
      start = free === 0 ? day : start;
      free += 1;
    }
  }
  return [start, start.add(length - 1, 'day')];
}

const courses: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    label: '2 free days',
    getValue: ({ isValid }) => firstFreeRange(2, isValid),
  },
  {
    label: '3 free days',
    getValue: ({ isValid }) => firstFreeRange(3, isValid),
  },
  {
    label: '5 free days',
    getValue: ({ isValid }) => firstFreeRange(5, isValid),
  },
];
// #endregion preview

const slotProps = {
  popper: { 'aria-label': 'Baking course' },
  shortcuts: { items: courses },
  layout: { sx: { display: { xs: 'block', sm: 'grid' } } },
};

export default function FirstFreeRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Baking course"
        sx={{ width: 290, maxWidth: '100%' }}
        calendars={1}
        defaultValue={[today, today.add(1, 'day')]}
        minDate={today}
        shouldDisableDate={isTaken}
        slotProps={slotProps}
      />
    </LocalizationProvider>
  );
}
