import type { LabelKey } from '@site/src/i18n/types';
import type { PageState } from '../types';

/** The states of a page, those with work to do first. */
export const STATE_LABELS = {
  faulty: 'translations.faulty',
  orphaned: 'translations.orphaned',
  unrecorded: 'translations.unrecorded',
  behind: 'translations.behind',
  missing: 'translations.missing',
  translated: 'translations.translated',
} as const satisfies Record<PageState, LabelKey>;

export const STATES = Object.keys(STATE_LABELS) as PageState[];
