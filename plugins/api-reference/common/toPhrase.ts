import type { LabelKey } from '@site/src/i18n/types';
import type { StateStart } from './history/types';
import { toShortVersion } from './history/version';

type Translate = (key: LabelKey, values?: Record<string, string>) => string;

/**
 * Says when something began: `Since 8.12`, `Since 8.9.2` of a later patch, for the record
 * has one patch a minor; `After 8.2, by 8.4` where versions between the two could not be had.
 */
export function toPhrase(
  t: Translate,
  phrase: 'version' | 'since' | 'deprecatedSince' | 'removedIn',
  { from, after }: StateStart,
): string {
  return after === undefined
    ? t(`history.${phrase}`, { version: toShortVersion(from) })
    : t(`history.${phrase}Range`, {
        version: toShortVersion(from),
        after: toShortVersion(after),
      });
}
