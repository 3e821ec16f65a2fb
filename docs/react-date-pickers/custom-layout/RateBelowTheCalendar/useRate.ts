import type { Dayjs } from 'dayjs';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

/** What a boat costs on the day that is picked. */
export function useRate() {
  const context = usePickerContext<Dayjs | null>();
  const picked: Dayjs | null = context.value;

  if (picked === null) {
    return { day: 'No day picked', price: '' };
  }
  const isWeekend = picked.day() === 0 || picked.day() === 6;
  return {
    day: picked.format('dddd, MMMM D'),
    price: isWeekend ? 'Hourly rate: €18' : 'Hourly rate: €12',
  };
}
