import type { DateLibrary } from '../../settings/common';

/** The date libraries' names as people write them. */
export const DATE_LIBRARY_NAMES: Record<DateLibrary, string> = {
  dayjs: 'Day.js',
  'date-fns': 'date-fns',
  luxon: 'Luxon',
  moment: 'Moment',
};
