import { IMPACT_STEPS } from '../engine/indexFormat';
import { FIELDS, SATURATION, type FieldName } from '../engine/weights';
import type { FieldCounts } from './countFields';

/** Where a term is found, by the entry's number. */
export type PostingList = [entry: number, impact: number][];

/** Where each term is found. */
export type TermPostings = Map<string, PostingList>;

const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

function getMeanLengths(counts: readonly FieldCounts[]): Record<FieldName, number> {
  return Object.fromEntries(
    FIELD_NAMES.map((field) => {
      const lengths = counts
        .map((one) => one.lengths[field])
        .filter((length) => length > 0);
      const sum = lengths.reduce((total, length) => total + length, 0);
      return [field, sum / Math.max(lengths.length, 1)];
    }),
  ) as Record<FieldName, number>;
}

/**
 * What a term tells of an entry, from 0 to 1: BM25F without the rarity of the term. Often
 * tells more than once, in a short field more than in a long one, and all fields together
 * are saturated as one.
 */
export function getImpact(
  found: Partial<Record<FieldName, number>>,
  lengths: Record<FieldName, number>,
  means: Record<FieldName, number>,
): number {
  const frequency = FIELD_NAMES.reduce((sum, field) => {
    const { weight, normalization } = FIELDS[field];
    const length =
      1 - normalization + (normalization * lengths[field]) / (means[field] || 1);
    return sum + (weight * (found[field] ?? 0)) / length;
  }, 0);
  return frequency / (SATURATION + frequency);
}

/**
 * Turns terms that were counted into postings.
 *
 * @param counts of each entry
 */
export function createPostings(counts: readonly FieldCounts[]): TermPostings {
  const means = getMeanLengths(counts);
  const postings: TermPostings = new Map();
  counts.forEach(({ terms, lengths }, entry) => {
    for (const [term, found] of terms) {
      const impact = Math.ceil(getImpact(found, lengths, means) * IMPACT_STEPS);
      const list = postings.get(term);
      if (list) {
        list.push([entry, impact]);
      } else {
        postings.set(term, [[entry, impact]]);
      }
    }
  });
  return postings;
}
