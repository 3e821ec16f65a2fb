import { joinRanges } from '../../../src/utils/joinRanges';
import type { TermEvidence } from './collectEvidence';
import { findMatches, type TermMatch } from './markText';
import type { Mark, SearchResult } from './types';

/** Characters of an excerpt, not counting the ellipses. */
const LENGTH = 180;
/** Characters before the first match of a sentence that is too long. */
const LEAD = 40;
/** Characters of a passage, and how many of them may stand before the excerpt. */
const PASSAGE = { length: 640, lead: 200 } as const;

/** Where sentences end: at a full stop before a space, and at a Chinese one. */
const SENTENCE_END = /[.!?]\s+|[。！？]\s*/gu;

function cutSentences(text: string): Mark[] {
  const ends = [...text.matchAll(SENTENCE_END)].map(
    ({ index, 0: end }) => index + end.length,
  );
  return [0, ...ends].map((start, at): Mark => [start, ends[at] ?? text.length]);
}

/** What a sentence tells: each term once, by its weight. */
function weigh(
  [start, end]: Mark,
  matches: readonly TermMatch[],
  evidence: readonly TermEvidence[],
): number {
  const terms = new Set(
    matches
      .filter(({ mark: [at] }) => at >= start && at < end)
      .map(({ term }) => term),
  );
  return [...terms].reduce((sum, term) => sum + evidence[term]!.weight, 0);
}

/** The sentence that tells most; the first of several. */
function findSentence(
  text: string,
  matches: readonly TermMatch[],
  evidence: readonly TermEvidence[],
): Mark {
  const weighed = cutSentences(text).map((sentence) => ({
    sentence,
    weight: weigh(sentence, matches, evidence),
  }));
  return weighed.reduce((best, one) => (one.weight > best.weight ? one : best))
    .sentence;
}

/** The nearest place at or before one where a word begins. */
function toWordStart(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return at - space < LEAD / 2 ? space + 1 : at;
}

/** The part of a sentence that is shown, its first match included. */
function cutPart(text: string, [start, end]: Mark, first: number): Mark {
  const isFar = end - start > LENGTH && first - start > LENGTH - LEAD;
  const from = isFar ? toWordStart(text, first - LEAD) : start;
  // What follows a short sentence is shown as far as it fits.
  const isWhole = text.length - from <= LENGTH;
  return [
    from,
    isWhole ? text.length : Math.max(toWordStart(text, from + LENGTH) - 1, first),
  ];
}

function cut(text: string, [start, end]: Mark, matches: readonly TermMatch[]) {
  const lead = start > 0 ? '… ' : '';
  return {
    text: `${lead}${text.slice(start, end)}${end < text.length ? ' …' : ''}`,
    marks: joinRanges(matches.map(({ mark }) => mark))
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]): Mark => [
        from - start + lead.length,
        to - start + lead.length,
      ]),
  };
}

/** The part of a text around a place: whole sentences, as far as they fit. */
function cutPassage(text: string, at: number): Mark {
  const starts = cutSentences(text).map(([start]) => start);
  const first = text.length <= PASSAGE.length ? 0 : Math.max(at - PASSAGE.lead, 0);
  const from = starts.find((start) => start >= first && start <= at) ?? at;
  const to = from + PASSAGE.length;
  if (to >= text.length) {
    return [from, text.length];
  }
  const last = starts.findLast((start) => start > from && start <= to);
  return [from, last ?? toWordStart(text, to)];
}

/**
 * Cuts from a text the sentence that answers, and the passage around it.
 *
 * @returns the sentence with its matches where there is one; the passage where it says more,
 *   of a text without a match its beginning
 *
 * @param following what the passage may go on with
 */
export function createExcerpts(
  text: string,
  evidence: readonly TermEvidence[],
  following = '',
): Pick<SearchResult, 'excerpt' | 'passage'> {
  const terms = evidence.map(({ term }) => term);
  const whole = `${text} ${following}`.trim();
  const allMatches = findMatches(whole, terms);
  const matches = allMatches.filter(({ mark: [, end] }) => end <= text.length);
  if (matches.length === 0) {
    return whole === ''
      ? {}
      : { passage: cut(whole, cutPassage(whole, 0), allMatches) };
  }
  const sentence = findSentence(text, matches, evidence);
  const first = matches.find(({ mark: [at] }) => at >= sentence[0])!.mark[0];
  const part = cutPart(text, sentence, first);
  const [start, end] = part;
  const isWhole = start === 0 && end === whole.length;
  return {
    excerpt: cut(text, part, matches),
    ...(!isWhole && { passage: cut(whole, cutPassage(whole, start), allMatches) }),
  };
}
