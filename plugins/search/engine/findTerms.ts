import type { Dictionary, FoundTerm } from './openDictionary';
import type { QueryTerm, TermOption } from './parseQuery';

/** The letters from which on the beginning of a word finds it, unless it is still typed. */
const SHORTEST_PREFIX = 3;

const HAN = /\p{Script=Han}/u;

/** The terms of the index that each token of an option stands for, in the option's order. */
export interface FoundOption {
  option: TermOption;
  found: readonly FoundTerm[][];
  /** Whether a token of it is in no text, and stands for others that are like it. */
  isMistyped: boolean;
}

interface TokenState {
  /** Whether the reader may still be typing it. */
  isOpen: boolean;
  /** Whether it is the reader's own word, and may be mistyped. */
  isOwn: boolean;
}

function findToken(
  dictionary: Dictionary,
  token: string,
  { isOpen, isOwn }: TokenState,
): { found: FoundTerm[]; isMistyped: boolean } {
  const exact = dictionary.find(token);
  const canBegin =
    !HAN.test(token) &&
    isOwn &&
    (isOpen || (exact === undefined && token.length >= SHORTEST_PREFIX));
  const found = [
    ...(exact ? [exact] : []),
    ...(canBegin ? dictionary.findBeginnings(token) : []),
  ];
  if (found.length > 0 || !isOwn || HAN.test(token)) {
    return { found, isMistyped: false };
  }
  const shorter = canBegin ? dictionary.findShorter(token) : [];
  const typos = dictionary.findTypos(token);
  return { found: [...shorter, ...typos], isMistyped: typos.length > 0 };
}

/** A term with what its options stand for. */
export interface FoundQueryTerm {
  /** Other spellings are among its options, so that they are marked and known in names. */
  term: QueryTerm;
  /** Of the options that the term has as it was typed. */
  options: readonly FoundOption[];
}

/** The spellings that an option stands for. */
function listSpellings(
  dictionary: Dictionary,
  { found, isMistyped }: FoundOption,
): TermOption[] {
  return isMistyped
    ? found.flat().map(({ term }) => {
        const token = dictionary.getTerm(term);
        return { tokens: [token], phrase: token, isSynonym: true };
      })
    : [];
}

/** Finds what the options of a term stand for. */
export function findTerm(dictionary: Dictionary, term: QueryTerm): FoundQueryTerm {
  const options = findOptions(dictionary, term);
  const spellings = options.flatMap((option) => listSpellings(dictionary, option));
  return { term: { ...term, options: [...term.options, ...spellings] }, options };
}

function findOptions(
  dictionary: Dictionary,
  { options, isLast }: QueryTerm,
): FoundOption[] {
  return options.map((option) => {
    const results = option.tokens.map((token, at) =>
      findToken(dictionary, token, {
        isOpen: isLast && !option.isSynonym && at === option.tokens.length - 1,
        isOwn: !option.isSynonym,
      }),
    );
    return {
      option,
      found: results.map(({ found }) => found),
      isMistyped: results.some(({ isMistyped }) => isMistyped),
    };
  });
}
