import { STOP_WORDS, TYPE_WORDS } from './commonWords';
import type { EntryType } from './indexFormat';
import { segmentHan, toBigrams } from './segmentHan';
import { splitText, type TextPart } from './splitText';
import { getSynonyms, LONGEST_HAN_KEY } from './synonyms';
import { groupByChunk, tokenize } from './tokenize';
import { toStem } from './toStem';

/** One way to find a term. */
export interface TermOption {
  /** Terms of the index, all of which have to be found for a full match. */
  tokens: string[];
  /** The same in words, for the full text. */
  phrase: string;
  isSynonym: boolean;
  /** Whether it is an identifier taken apart. */
  isParts?: true;
}

/** Something that the reader asks for: a word, an identifier, or a phrase with a name of its own. */
export interface QueryTerm {
  /** As typed, in lower case. */
  typed: string;
  options: TermOption[];
  /** The types of entries that the term names, where it names any: `prop`, `event`. */
  types: readonly EntryType[];
  /** Whether the reader may still be typing it. */
  isLast: boolean;
}

interface Word {
  text: string;
  /** Parts of an identifier; one for any other word. */
  parts: string[];
  isHan: boolean;
}

/** Longest English phrase among the synonyms, in words. */
const LONGEST_PHRASE = 3;

function isKnownHan(word: string): boolean {
  return STOP_WORDS.has(word) || getSynonyms(word).length > 0;
}

/** How a segmenter that doesn't know the field's terms cuts a run. */
interface Segments {
  /** Where one begins, the end of the run included. */
  borders: ReadonlySet<number>;
  /**
   * Where a single character may stand for a word: in words, as far as the segmenter knows
   * them, of which each character is known. The row in `一行` is one, the week in `周末`,
   * weekend, isn't.
   */
  singles: ReadonlySet<number>;
}

function readSegments(run: string): Segments {
  const words = segmentHan(run);
  const isCut = words.join('') === run;
  const borders = new Set<number>();
  const singles = new Set<number>();
  let start = 0;
  for (const word of isCut ? words : [...run]) {
    borders.add(start);
    const isKnown = [...word].every(isKnownHan);
    for (let at = 0; at < word.length && isKnown; at += 1) {
      singles.add(start + at);
    }
    start += word.length;
  }
  return { borders: borders.add(start), singles };
}

/**
 * Cuts a run of Han characters: known words first, the longest at each place, since a
 * segmenter doesn't know the field's terms; what stands between them by the segmenter.
 */
export function cutHan(run: string): string[] {
  const { borders, singles } = readSegments(run);
  const isWord = (at: number, size: number) =>
    isKnownHan(run.slice(at, at + size)) &&
    (size > 1
      ? // The item, `条目`, is none of `一条目标线`, a target line.
        borders.has(at) || borders.has(at + size)
      : singles.has(at));
  const words: string[] = [];
  let unknown = '';
  const flush = () => {
    words.push(...(unknown === '' ? [] : segmentHan(unknown)));
    unknown = '';
  };
  for (let at = 0; at < run.length;) {
    const lengths = Array.from(
      { length: Math.min(LONGEST_HAN_KEY, run.length - at) },
      (_, index) => index + 1,
    ).toReversed();
    const length = lengths.find((size) => isWord(at, size));
    if (length === undefined) {
      unknown += run[at]!;
      at += 1;
    } else {
      flush();
      words.push(run.slice(at, at + length));
      at += length;
    }
  }
  flush();
  return words;
}

function toWords(parts: TextPart[]): Word[] {
  const [first] = parts;
  return first?.isHan
    ? cutHan(first.text).map((text) => ({ text, parts: [text], isHan: true }))
    : [
        {
          text: parts.map(({ text }) => text).join(''),
          parts: parts.map(({ text }) => text),
          isHan: false,
        },
      ];
}

/** The term's words as one term, then each part for itself. */
function createTypedOptions(words: readonly Word[]): TermOption[] {
  const phrase = words.map(({ text }) => text).join(' ');
  const parts = words.flatMap((word) => word.parts);
  // "and" says nothing in "drag and drop".
  const telling = words.filter(({ text }) => !STOP_WORDS.has(text));
  const wholes = (telling.length > 0 ? telling : words).flatMap(({ text, isHan }) =>
    isHan ? toBigrams(text) : [toStem(text)],
  );
  const options = [{ tokens: wholes, phrase, isSynonym: false }];
  return parts.length > words.length
    ? [
        { ...options[0]!, tokens: words.map(({ text }) => text) },
        {
          tokens: parts.map(toStem),
          phrase: parts.join(' '),
          isSynonym: false,
          isParts: true,
        },
      ]
    : options;
}

function createTerm(words: readonly Word[]): QueryTerm {
  const typed = words.map(({ text }) => text).join(' ');
  const spaced = words.map((word) => word.parts.join(' ')).join(' ');
  const synonyms = [...new Set([...getSynonyms(typed), ...getSynonyms(spaced)])];
  return {
    typed,
    options: [
      ...createTypedOptions(words),
      ...synonyms.map((phrase) => ({
        tokens: tokenize(phrase),
        phrase,
        isSynonym: true,
      })),
    ],
    types: TYPE_WORDS[typed] ?? TYPE_WORDS[toStem(typed)] ?? [],
    isLast: false,
  };
}

/** Groups words into phrases that have synonyms, the longest at each place; others stay alone. */
function groupPhrases(words: readonly Word[]): Word[][] {
  const groups: Word[][] = [];
  for (let at = 0; at < words.length;) {
    const candidates = [LONGEST_PHRASE, 2]
      .map((size) => words.slice(at, at + size))
      .filter((group, index) => group.length === [LONGEST_PHRASE, 2][index]);
    const phrase = candidates.find(
      (group) => getSynonyms(group.map(({ text }) => text).join(' ')).length > 0,
    ) ?? [words[at]!];
    groups.push(phrase);
    at += phrase.length;
  }
  return groups;
}

/**
 * Reads what a reader typed.
 *
 * @returns its terms in order, without the words that only make it a question; those, too,
 *   where it has nothing else
 */
export function parseQuery(text: string): QueryTerm[] {
  const words = groupByChunk(splitText(text)).flatMap(toWords);
  const phrases = groupPhrases(words);
  const telling = phrases.filter(
    (group) => group.length > 1 || !STOP_WORDS.has(group[0]!.text),
  );
  const terms = (telling.length > 0 ? telling : phrases).map(createTerm);
  const last = terms.at(-1);
  if (last && !/[\s\p{P}]$/u.test(text)) {
    last.isLast = true;
  }
  return terms;
}
