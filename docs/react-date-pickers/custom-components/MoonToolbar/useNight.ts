import type { Dayjs } from 'dayjs';
import { usePickerContext, usePickerTranslations } from '@mui/x-date-pickers/hooks';
import { moonOn } from './moon';

/** The picker's state, formatted for the toolbar. */
export function useNight() {
  const { value, view, views, setView } = usePickerContext();
  const { datePickerToolbarTitle } = usePickerTranslations();
  const night: Dayjs | null = value;

  return {
    title: datePickerToolbarTitle,
    text: night ? night.format('MMMM D') : 'Which night?',
    moon: night ? moonOn(night.hour(22).toDate()) : null,
    steps: views.map((step) => ({
      step,
      isOpen: step === view,
      open: () => setView(step),
    })),
  };
}
