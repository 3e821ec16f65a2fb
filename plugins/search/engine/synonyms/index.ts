import { synonyms as en } from './en';
import type { Synonyms } from './types';
import { synonyms as zh } from './zh';

/**
 * All languages together: readers of Chinese pages type English as well, and English
 * texts stand on pages that are not translated yet.
 */
const SYNONYMS: Synonyms = { ...en, ...zh };

/** Number of characters of the longest Chinese key: so far a query is looked ahead. */
export const LONGEST_HAN_KEY = Math.max(...Object.keys(zh).map((key) => key.length));

/** What else a phrase is called; empty for one that is in no list. */
export function getSynonyms(phrase: string): readonly string[] {
  return Object.hasOwn(SYNONYMS, phrase) ? SYNONYMS[phrase]! : [];
}
