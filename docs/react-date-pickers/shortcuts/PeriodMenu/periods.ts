import dayjs, { type Dayjs } from 'dayjs';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

// Fixed for the demo. An app uses the current date.
const today = dayjs('2026-03-11');

export const firstDay: Dayjs = today.startOf('year');

export const lastWeek: DateRange<Dayjs> = [today.subtract(6, 'day'), today];

export const periods: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    label: 'Last 7 days',
    getValue: () => lastWeek,
  },
  {
    label: 'Last 28 days',
    getValue: () => [today.subtract(27, 'day'), today],
  },
  {
    label: 'Month to date',
    getValue: () => [today.startOf('month'), today],
  },
  {
    label: 'Opening year',
    getValue: () => [dayjs('2024-06-01'), dayjs('2025-05-31')],
  },
];
