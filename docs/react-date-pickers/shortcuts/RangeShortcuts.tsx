import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

// Fixed for the demo. An app uses the current date.
const today = dayjs('2026-03-11');

// #region preview
function monthOf(day: Dayjs): DateRange<Dayjs> {
  return [day.startOf('month'), day.endOf('month').startOf('day')];
}

const periods: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Today', getValue: () => [today, today] },
  {
    label: 'Last 7 days',
    getValue: () => [today.subtract(6, 'day'), today],
  },
  {
    label: 'Month to date',
    getValue: () => [today.startOf('month'), today],
  },
  {
    label: 'Last month',
    getValue: () => monthOf(today.subtract(1, 'month')),
  },
  { label: 'All sales', getValue: () => [null, null] },
];
// #endregion preview

const slotProps = {
  popper: { 'aria-label': 'Sales of the bakery' },
  shortcuts: { items: periods },
  layout: { sx: { display: { xs: 'block', sm: 'grid' } } },
};

export default function RangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Sales of the bakery"
        sx={{ width: 290, maxWidth: '100%' }}
        calendars={1}
        defaultValue={[today.subtract(6, 'day'), today]}
        slotProps={slotProps}
      />
    </LocalizationProvider>
  );
}
