import { markText } from './markText';
import type { QueryTerm } from './parseQuery';
import type { Mark, SearchResult } from './types';

/** Characters of an excerpt, not counting the ellipses. */
const LENGTH = 160;
/** Characters before its first match. */
const LEAD = 40;

/** The place from which the most marks fit into an excerpt. */
function findStart(marks: readonly Mark[]): number {
  const counts = marks.map(
    ([start]) =>
      marks.filter(([at]) => at >= start && at < start + LENGTH - LEAD).length,
  );
  return marks[counts.indexOf(Math.max(...counts))]?.[0] ?? 0;
}

/** The nearest place at or before one where a word begins. */
function toWordStart(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return at - space < LEAD / 2 ? space + 1 : at;
}

/**
 * Cuts from a text the part that answers the terms.
 *
 * @returns the part with its matches; undefined where there is no match
 */
export function createExcerpt(
  text: string,
  terms: readonly QueryTerm[],
): SearchResult['excerpt'] {
  const marks = markText(text, terms);
  if (marks.length === 0) {
    return undefined;
  }
  const first = findStart(marks);
  const start = first > LEAD ? toWordStart(text, first - LEAD) : 0;
  const isWhole = text.length - start <= LENGTH;
  const end = isWhole
    ? text.length
    : Math.max(toWordStart(text, start + LENGTH) - 1, first);
  const lead = start > 0 ? '… ' : '';
  return {
    text: `${lead}${text.slice(start, end)}${isWhole ? '' : ' …'}`,
    marks: marks
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]): Mark => [
        from - start + lead.length,
        to - start + lead.length,
      ]),
  };
}
