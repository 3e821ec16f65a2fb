import type { LabelKey } from '@site/src/i18n/types';
import type { StateStart } from './history/types';
import { toMinor } from './history/version';

type Translate = (key: LabelKey, values?: Record<string, string>) => string;

/**
 * Says when something began: `Since 8.12`; `After 8.2, by 8.4` where versions between
 * the two could not be had.
 */
export function toPhrase(
  t: Translate,
  phrase: 'version' | 'since' | 'deprecatedSince' | 'removedIn',
  { from, after }: StateStart,
): string {
  return after === undefined
    ? t(`history.${phrase}`, { version: toMinor(from) })
    : t(`history.${phrase}Range`, { version: toMinor(from), after: toMinor(after) });
}
