import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

// Fixed for the demo. An app uses the current date.
const today = dayjs('2026-03-11');

// #region preview
// The bakery is closed on Sundays and Mondays.
const isClosed = (day: Dayjs) => day.day() === 0 || day.day() === 1;

function firstOpenDay(from: Dayjs, isValid: (day: Dayjs | null) => boolean) {
  for (let days = 0; days < 30; days += 1) {
    const day = from.add(days, 'day');
    if (isValid(day)) {
      return day;
    }
  }
  // Not valid either, so the picker disables the shortcut
  return from;
}

const pickupDates: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'In 2 days', getValue: () => today.add(2, 'day') },
  { label: 'In 4 days', getValue: () => today.add(4, 'day') },
  {
    label: 'After the weekend',
    getValue: ({ isValid }) => firstOpenDay(today.add(5, 'day'), isValid),
  },
];
// #endregion preview

const slotProps = {
  shortcuts: { items: pickupDates },
  layout: { sx: { display: { xs: 'block', sm: 'grid' } } },
};

export default function NextOpenDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pick up the cake"
        defaultValue={today}
        shouldDisableDate={isClosed}
        slotProps={slotProps}
      />
    </LocalizationProvider>
  );
}
