import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import type { MuiPickersAdapter } from '@mui/x-date-pickers/models';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

/** What a header needs to show a month and to change it. */
export function useMonthSteps({
  currentMonth,
  minDate,
  maxDate,
  onMonthChange,
}: PickersCalendarHeaderProps) {
  const adapter: MuiPickersAdapter = usePickerAdapter();
  const step = (count: number) =>
    onMonthChange(adapter.addMonths(currentMonth, count));

  return {
    label: `${adapter.format(currentMonth, 'month')} ${adapter.format(currentMonth, 'year')}`,
    isFirst: adapter.isSameMonth(currentMonth, minDate),
    isLast: adapter.isSameMonth(currentMonth, maxDate),
    showPrevious: () => step(-1),
    showNext: () => step(1),
  };
}
