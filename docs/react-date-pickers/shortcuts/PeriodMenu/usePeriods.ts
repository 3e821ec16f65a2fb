import type { Dayjs } from 'dayjs';
import {
  useIsValidValue,
  usePickerActionsContext,
  usePickerContext,
} from '@mui/x-date-pickers/hooks';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function onOneDay(one: Dayjs | null, other: Dayjs | null) {
  return one !== null && other !== null && one.isSame(other, 'day');
}

/** What a list of periods shows and does for each shortcut. */
export function usePeriods(props: PickersShortcutsProps<DateRange<Dayjs>>) {
  const { items = [], changeImportance = 'accept' } = props;
  const { setValue } = usePickerActionsContext<DateRange<Dayjs>>();
  const { value } = usePickerContext<DateRange<Dayjs>>();
  const isValid = useIsValidValue<DateRange<Dayjs>>();

  return items.map(({ getValue, ...shortcut }) => {
    const range: DateRange<Dayjs> = getValue({ isValid });
    const [start, end] = range;

    return {
      label: shortcut.label,
      start: start ? start.format('MMM D, YYYY') : '',
      end: end ? end.format('MMM D, YYYY') : '',
      selected: onOneDay(start, value[0]) && onOneDay(end, value[1]),
      disabled: !isValid(range),
      pick: () => setValue(range, { changeImportance, shortcut }),
    };
  });
}
