import dayjs, { type Dayjs } from 'dayjs';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const outings: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Spring regatta', getValue: () => dayjs('2026-05-16') },
  { label: 'Midsummer row', getValue: () => dayjs('2026-06-20') },
  { label: 'Last day', getValue: () => dayjs('2026-10-31') },
];

const actions: PickersActionBarProps['actions'] = ['clear', 'accept'];

export const slotProps = {
  shortcuts: { items: outings },
  actionBar: { actions },
};
