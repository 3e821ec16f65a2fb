import type { PlaceIndex } from './indexFormat';
import type { RankedEntry } from './rankEntries';
import { GATHERING } from './weights';

/** An answer: the best place of a page, and others of that page. */
export interface RankedAnswer extends RankedEntry {
  /** The best first. */
  others: RankedEntry[];
}

/**
 * Gathers sections and demos of a page under the best of them, so that ten results are ten
 * answers. Where the page itself is the best, by all that its sections say, these tell where
 * on it to read: they are held against each other, not against the page. A place that has
 * several names is there once. Members of the reference are answers of their own, though each
 * after the first of a page falls back a little.
 */
export function gatherPages(
  ranked: readonly RankedEntry[],
  { pages, entries }: Pick<PlaceIndex, 'pages' | 'entries'>,
): RankedAnswer[] {
  const isSamePlace = (a: RankedEntry, b: RankedEntry) =>
    entries[a.entry]!.anchor === entries[b.entry]!.anchor;
  const answers: RankedAnswer[] = [];
  const firstOf = new Map<number, RankedAnswer>();
  const membersOf = new Map<number, number>();
  for (const result of ranked) {
    if (!result.isAnswer && !firstOf.has(result.page)) {
      continue;
    }
    const first = firstOf.get(result.page);
    if (pages[result.page]!.kind === 'api') {
      const before = membersOf.get(result.page) ?? 0;
      membersOf.set(result.page, before + 1);
      const score = result.score * GATHERING.nextMember ** before;
      answers.push({ ...result, score, others: [] });
    } else if (first === undefined) {
      const answer = { ...result, others: [] };
      firstOf.set(result.page, answer);
      answers.push(answer);
    } else if (
      first.others.length < GATHERING.most &&
      ![first, ...first.others].some((other) => isSamePlace(other, result)) &&
      result.score >= (first.others[0] ?? result).score * GATHERING.least
    ) {
      first.others.push(result);
    }
  }
  return answers.sort((a, b) => b.score - a.score || a.entry - b.entry);
}
