import dayjs, { type Dayjs } from 'dayjs';
import {
  usePickerActionsContext,
  usePickerContext,
} from '@mui/x-date-pickers/hooks';

const firings: Dayjs[] = [
  dayjs('2026-05-09'),
  dayjs('2026-05-16'),
  dayjs('2026-05-30'),
  dayjs('2026-06-06'),
];

/** The actions in the action bar of the kiln calendar. */
export function useKilnActions() {
  const context = usePickerContext();
  const { setValue, clearValue, acceptValueChanges } = usePickerActionsContext();
  const value: Dayjs | null = context.value;
  const next = firings.find((day) => value === null || day.isAfter(value, 'day'));

  return {
    isEmpty: value === null,
    nextLabel: next ? `Next firing: ${next.format('MMM D')}` : 'No later firing',
    showNext: next && (() => setValue(next, { changeImportance: 'set' })),
    clear: clearValue,
    accept: acceptValueChanges,
  };
}
