import dayjs, { type Dayjs } from 'dayjs';

export const firstDay = dayjs('2026-01-01');
export const lastDay = dayjs('2026-04-30');

const months: Dayjs[] = [
  dayjs('2026-01-01'),
  dayjs('2026-02-01'),
  dayjs('2026-03-01'),
  dayjs('2026-04-01'),
];

/** The months of the tasting season, with what a header needs of each. */
export function useSeason(
  currentMonth: Dayjs,
  onMonthChange: (month: Dayjs) => void,
) {
  return {
    label: currentMonth.format('MMMM YYYY'),
    months: months.map((month) => ({
      name: month.format('MMM'),
      isShown: month.isSame(currentMonth, 'month'),
      show: () => onMonthChange(month),
    })),
  };
}
