import type { Options } from 'minisearch';
import { tokenize } from './tokenize';

/** What MiniSearch knows of an entry. */
export interface NameDocument {
  /** The entry's number. */
  id: number;
  name: string;
  /** Further words that it is found by: a member's description, a heading's section. */
  text: string;
}

/** How MiniSearch reads entries, the same where the index is made and where it is used. */
export const NAME_INDEX_OPTIONS: Options<NameDocument> = {
  fields: ['name', 'text'],
  tokenize,
  processTerm: (term) => term,
};
