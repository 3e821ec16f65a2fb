import { joinRanges } from '../../../src/utils/joinRanges';
import type { QueryTerm } from './parseQuery';
import { splitText } from './splitText';
import { toStem } from './toStem';
import type { Mark } from './types';

/** A place of a text that a term names. */
export interface TermMatch {
  mark: Mark;
  /** The term's number in the query. */
  term: number;
}

/** What a query's terms are recognized by. */
interface Recognition {
  /** Numbers of the terms, by the words that they and their synonyms are made of. */
  tokens: ReadonlyMap<string, number>;
  han: readonly (readonly [token: string, term: number])[];
  /** What a word begins with that may still be typed. */
  beginnings: readonly (readonly [word: string, term: number])[];
}

const HAN = /\p{Script=Han}/u;

function recognize(terms: readonly QueryTerm[]): Recognition {
  const tokens = new Map<string, number>();
  terms.forEach(({ options }, term) =>
    options
      .flatMap((option) => option.tokens)
      .filter((token) => !tokens.has(token))
      .forEach((token) => tokens.set(token, term)),
  );
  const beginnings = terms.flatMap(({ isLast, options }, term) =>
    isLast
      ? options
          .filter(({ isSynonym }) => !isSynonym)
          .map(({ phrase }) => [phrase.split(' ').at(-1)!, term] as const)
          .filter(([word]) => word.length > 0)
      : [],
  );
  return {
    tokens,
    han: [...tokens].filter(([token]) => HAN.test(token)),
    beginnings,
  };
}

function findAll(text: string, part: string): Mark[] {
  const marks: Mark[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    marks.push([at, at + part.length]);
  }
  return marks;
}

/**
 * Finds the words and the parts of identifiers that the terms name, in any of their forms,
 * and their synonyms; in order.
 */
export function findMatches(text: string, terms: readonly QueryTerm[]): TermMatch[] {
  const { tokens, han, beginnings } = recognize(terms);
  return splitText(text).flatMap((part): TermMatch[] => {
    if (part.isHan) {
      return han.flatMap(([token, term]) =>
        findAll(part.text, token).map(([start, end]): TermMatch => ({
          mark: [part.start + start, part.start + end],
          term,
        })),
      );
    }
    const term = tokens.get(toStem(part.text)) ?? tokens.get(part.text);
    if (term !== undefined) {
      return [{ mark: [part.start, part.end], term }];
    }
    const [beginning, ofTerm] =
      beginnings.find(([word]) => part.text.startsWith(word)) ?? [];
    return beginning === undefined
      ? []
      : [{ mark: [part.start, part.start + beginning.length], term: ofTerm! }];
  });
}

/**
 * Finds what to highlight.
 *
 * @returns ranges that neither overlap nor touch, in order
 */
export function markText(text: string, terms: readonly QueryTerm[]): Mark[] {
  return joinRanges(findMatches(text, terms).map(({ mark }) => mark));
}
