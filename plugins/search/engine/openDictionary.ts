import { decodeTerms } from './frontCoding';
import { getDistance } from './getDistance';
import { MATCH } from './weights';

/** A term of the index that a word of the query stands for. */
export interface FoundTerm {
  /** Its number. */
  term: number;
  /** How sure that is: 0 to 1. */
  quality: number;
}

/** All terms of an index. */
export interface Dictionary {
  /** @returns undefined where no place has the term */
  find: (token: string) => FoundTerm | undefined;
  /** Longer terms that begin with a token. */
  findBeginnings: (token: string) => FoundTerm[];
  /** The longest term that a token begins with; empty where too little of it would remain. */
  findShorter: (token: string) => FoundTerm[];
  /** Terms of the least distance to a mistyped token; empty for a short one. */
  findTypos: (token: string) => FoundTerm[];
  getTerm: (number: number) => string;
}

/** The letters from which on a word may be wrong in one, and in two. */
const ONE_TYPO = 4;
const TWO_TYPOS = 8;
/** How many terms a beginning stands for at most. */
const MOST_BEGINNINGS = 30;
/** Letters that an ending may have which is still typed, so that `editin` finds `edit`. */
const LONGEST_ENDING = 3;
const SHORTEST_STEM = 4;

/** A number is no beginning of another. */
const NUMBER = /^\d+$/;

function getPrefixQuality(token: string, term: string): number {
  const share = token.length / term.length;
  return MATCH.shortestPrefix + (MATCH.exact - MATCH.shortestPrefix) * share * 0.9;
}

/** The ending that `toStem` takes off and that is long enough to be mistyped itself. */
const LONG_ENDING = 'ation';

/** What is left of `localizaton`, which has lost no ending because it has none that is known. */
function cutMistypedEnding(token: string): string | undefined {
  return [-1, 0, 1]
    .map((more) => token.length - LONG_ENDING.length - more)
    .filter(
      (at) =>
        at >= SHORTEST_STEM && getDistance(token.slice(at), LONG_ENDING, 1) === 1,
    )
    .map((at) => token.slice(0, at))[0];
}

/** Opens the terms of an index. @param encoded sorted by code units, by `encodeTerms` */
export function openDictionary(encoded: string): Dictionary {
  const terms = decodeTerms(encoded);

  /** The number of the first term that is not before a text. */
  function seek(text: string): number {
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (terms[middle]! < text) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  function find(token: string): FoundTerm | undefined {
    const term = seek(token);
    return terms[term] === token ? { term, quality: MATCH.exact } : undefined;
  }

  function findShorter(token: string): FoundTerm[] {
    if (NUMBER.test(token)) {
      return [];
    }
    for (let cut = 1; cut <= LONGEST_ENDING; cut += 1) {
      const beginning = token.slice(0, -cut);
      const found = beginning.length >= SHORTEST_STEM ? find(beginning) : undefined;
      if (found) {
        return [{ ...found, quality: getPrefixQuality(beginning, token) }];
      }
    }
    return [];
  }

  function findBeginnings(token: string): FoundTerm[] {
    const found: FoundTerm[] = [];
    const first = seek(token);
    if (NUMBER.test(token)) {
      return [];
    }
    // A word that is there as it is may still be meant so.
    const factor = terms[first] === token ? MATCH.longer : 1;
    for (let term = first; terms[term]?.startsWith(token); term += 1) {
      if (terms[term] !== token) {
        found.push({
          term,
          quality: factor * getPrefixQuality(token, terms[term]!),
        });
      }
    }
    return found.sort((a, b) => b.quality - a.quality).slice(0, MOST_BEGINNINGS);
  }

  function findLike(token: string): FoundTerm[] {
    if (token.length < ONE_TYPO) {
      return [];
    }
    let limit = token.length < TWO_TYPOS ? 1 : 2;
    let found: FoundTerm[] = [];
    // The first letter is hardly ever wrong, and leaves few terms to compare with.
    const first = token[0]!;
    for (let term = seek(first); terms[term]?.startsWith(first); term += 1) {
      const distance = getDistance(token, terms[term]!, limit);
      if (distance < limit) {
        found = [];
        limit = distance;
      }
      if (distance === limit) {
        found.push({
          term,
          quality: distance === 1 ? MATCH.oneTypo : MATCH.twoTypos,
        });
      }
    }
    return found;
  }

  function findTypos(token: string): FoundTerm[] {
    const found = findLike(token);
    const stem = found.length === 0 ? cutMistypedEnding(token) : undefined;
    if (stem === undefined) {
      return found;
    }
    const exact = find(stem);
    return exact ? [{ ...exact, quality: MATCH.oneTypo }] : findLike(stem);
  }

  return {
    find,
    findBeginnings,
    findShorter,
    findTypos,
    getTerm: (number) => terms[number]!,
  };
}
