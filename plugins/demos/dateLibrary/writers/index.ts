import type { DerivedLibrary } from '../libraries';
import { createDateFnsWriter } from './dateFns';
import { createLuxonWriter } from './luxon';
import { createMomentWriter } from './moment';
import type { Bring, Writer } from './types';

/** The writers; each notes what it needs of its library. */
export const CREATE_WRITER: Record<DerivedLibrary, (bring: Bring) => Writer> = {
  'date-fns': createDateFnsWriter,
  luxon: createLuxonWriter,
  moment: createMomentWriter,
};
