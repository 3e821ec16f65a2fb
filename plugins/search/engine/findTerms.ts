import type { Dictionary, FoundTerm } from './openDictionary';
import type { QueryTerm, TermOption } from './parseQuery';

/** The letters from which on the beginning of a word finds it, unless it is still typed. */
const SHORTEST_PREFIX = 3;

const HAN = /\p{Script=Han}/u;

/** The terms of the index that each token of an option stands for, in the option's order. */
export interface FoundOption {
  option: TermOption;
  found: readonly FoundTerm[][];
  /** What those of its tokens may have been meant for that are in no text. */
  typos: readonly FoundTerm[];
}

interface TokenState {
  /** Whether the reader may still be typing it. */
  isOpen: boolean;
  /** Whether it is the reader's own word, and may be mistyped. */
  isOwn: boolean;
}

/** Longer terms that begin with what a mistyped token is taken for. */
function findBegun(dictionary: Dictionary, typo: FoundTerm): FoundTerm[] {
  return dictionary
    .findBeginnings(dictionary.getTerm(typo.term))
    .map(({ term, quality }) => ({ term, quality: quality * typo.quality }));
}

function findToken(
  dictionary: Dictionary,
  token: string,
  { isOpen, isOwn }: TokenState,
): { found: FoundTerm[]; typos: FoundTerm[] } {
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
    return { found, typos: [] };
  }
  const typos = dictionary.findTypos(token);
  const guessed = canBegin
    ? [
        dictionary.findShorter(token),
        typos,
        typos.flatMap((typo) => findBegun(dictionary, typo)),
      ]
    : [typos];
  return { found: guessed.flat(), typos };
}

/** A term with what its options stand for. */
export interface FoundQueryTerm {
  /** Other spellings are among its options, so that they are marked and known in names. */
  term: QueryTerm;
  /** Of the options that the term has as it was typed. */
  options: readonly FoundOption[];
  /** What it is taken for, where it is mistyped. */
  meant?: string;
}

/** Finds what the options of a term stand for. */
export function findTerm(dictionary: Dictionary, term: QueryTerm): FoundQueryTerm {
  const options = findOptions(dictionary, term);
  const spellings = options
    .filter(({ typos }) => typos.length > 0)
    .flatMap(({ found }) => found.flat())
    .map((one): TermOption => {
      const token = dictionary.getTerm(one.term);
      return { tokens: [token], phrase: token, isSynonym: false };
    });
  const [typo] = options.flatMap(({ typos }) => typos);
  return {
    term: { ...term, options: [...term.options, ...spellings] },
    options,
    ...(typo && { meant: dictionary.getTerm(typo.term) }),
  };
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
      typos: results.flatMap(({ typos }) => typos),
    };
  });
}
