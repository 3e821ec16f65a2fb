import type { DateLibrary } from '../../settings';

/** The libraries that code is derived for; demos are written for Day.js. */
export type DerivedLibrary = Exclude<DateLibrary, 'dayjs'>;

export const DERIVED_LIBRARIES = [
  'date-fns',
  'luxon',
  'moment',
] as const satisfies DerivedLibrary[];

/** The adapter that a demo imports where it depends on a date library. */
export const SOURCE_ADAPTER = 'AdapterDayjs';

/** Name of each library's adapter: the export, and the last part of its module. */
export const ADAPTERS: Record<DerivedLibrary, string> = {
  'date-fns': 'AdapterDateFns',
  luxon: 'AdapterLuxon',
  moment: 'AdapterMoment',
};

/** Name of the type that a picker's value has. */
export const VALUE_TYPES: Record<DerivedLibrary, string> = {
  'date-fns': 'Date',
  luxon: 'DateTime',
  moment: 'Moment',
};
