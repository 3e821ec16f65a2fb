import type { TermEvidence } from './collectEvidence';
import type { IndexedEntry } from './indexFormat';
import { splitText } from './splitText';
import { squash, tokenize } from './tokenize';
import { toStem } from './toStem';
import { FACTORS, WHOLE_NAME } from './weights';

/** How much of a name was asked for: 0 to 1. */
function getAskedPart(name: string, asked: ReadonlySet<string>): number {
  const parts = splitText(name);
  const count = parts.filter(({ text, isHan }) =>
    isHan
      ? tokenize(text).some((token) => asked.has(token))
      : asked.has(toStem(text)),
  ).length;
  return parts.length === 0 ? 0 : count / parts.length;
}

/** Terms of the index that the query has in any form, the words that only make it a question included. */
function collectAsked(
  text: string,
  evidence: readonly TermEvidence[],
): ReadonlySet<string> {
  return new Set([
    ...tokenize(text),
    ...evidence.flatMap(({ term }) => term.options.flatMap(({ tokens }) => tokens)),
  ]);
}

/** What is added for a name that is a term, or the query as a whole, or begins with it. */
function getWholeBonus(
  { name, type }: Pick<IndexedEntry, 'name' | 'type'>,
  page: string,
  text: string,
  evidence: readonly TermEvidence[],
  totalWeight: number,
): number {
  const own = squash(name);
  const whole = squash(text);
  // A member may be asked for with its owner: DataGrid.rows.
  if (own === whole || squash(page) + own === whole) {
    return type === 'heading' ? WHOLE_NAME.heading : WHOLE_NAME.exact;
  }
  // A heading such as "Columns" says little of what is asked of columns.
  const named =
    type === 'heading'
      ? undefined
      : evidence.find(({ term }) => squash(term.typed) === own);
  const begun =
    whole.length > 1 && own.startsWith(whole)
      ? WHOLE_NAME.prefix * (whole.length / own.length)
      : 0;
  return Math.max(
    begun,
    named ? (WHOLE_NAME.exact * named.weight) / totalWeight : 0,
  );
}

/** What the name of an entry does to its score, as against the query. */
export interface NameWeight {
  /** The score is multiplied with it: less, the less of the name was asked for. */
  share: number;
  /** Added for a name that was asked for as a whole; 0 for most. */
  bonus: number;
}

/**
 * Creates the weighing of names for a query.
 *
 * @param text the query as typed
 * @param totalWeight of all its terms
 */
export function createWeighName(
  text: string,
  evidence: readonly TermEvidence[],
  totalWeight: number,
): (entry: Pick<IndexedEntry, 'name' | 'type'>, page: string) => NameWeight {
  const asked = collectAsked(text, evidence);
  return (entry, page) => ({
    share:
      FACTORS.unaskedName +
      (1 - FACTORS.unaskedName) * getAskedPart(entry.name, asked),
    bonus: getWholeBonus(entry, page, text, evidence, totalWeight),
  });
}
