import type { FoundQueryTerm } from './findTerms';
import type { Dictionary, FoundTerm } from './openDictionary';
import type { QueryTerm } from './parseQuery';
import { splitText } from './splitText';
import { toStem } from './toStem';

interface SuggestRequest {
  /** As typed. */
  text: string;
  terms: readonly FoundQueryTerm[];
  dictionary: Dictionary;
  /** From {@link collectWords}, which is only called where it is needed. */
  getWords: () => ReadonlyMap<string, string>;
  /** How much of the query the best result answers. */
  covered: number;
}

/** Queries that are suggested at most. */
const LIMIT = 3;
/** A result that answers this much of the query is good. */
const GOOD = 0.35;

/** Words of names as readers see them, by their stem: what is met most often stands for it. */
export function collectWords(names: Iterable<string>): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const name of names) {
    for (const { text, isHan } of splitText(name)) {
      if (!isHan) {
        const stem = toStem(text);
        const ofStem = counts.get(stem) ?? new Map<string, number>();
        ofStem.set(text, (ofStem.get(text) ?? 0) + 1);
        counts.set(stem, ofStem);
      }
    }
  }
  return new Map(
    [...counts].map(([stem, words]) => [
      stem,
      [...words].reduce((best, word) => (word[1] > best[1] ? word : best))[0],
    ]),
  );
}

/** Puts other words in the place of one, whatever its case. */
export function replaceWord(text: string, from: string, to: string): string {
  const at = text.toLowerCase().indexOf(from);
  const [start, end] = [text.slice(0, at), text.slice(at + from.length)];
  return `${start}${to}${end}`.replace(/\s+/g, ' ').trim();
}

interface Mistyped {
  term: QueryTerm;
  found: readonly FoundTerm[];
}

/** The query with other spellings: all of them mended, then each in its other ways. */
function respell(
  text: string,
  mistyped: readonly Mistyped[],
  { getWords, dictionary }: Pick<SuggestRequest, 'getWords' | 'dictionary'>,
): string[] {
  const words = getWords();
  const spellings = mistyped
    .map(({ term, found }) => ({
      typed: term.typed,
      words: found
        .map((one) => words.get(dictionary.getTerm(one.term)))
        .filter((word) => word !== undefined),
    }))
    .filter((one) => one.words.length > 0);
  const mend = (choice: number, at?: number) =>
    spellings.reduce(
      (mended, spelling, number) =>
        replaceWord(
          mended,
          spelling.typed,
          spelling.words[number === at ? choice : 0]!,
        ),
      text,
    );
  return spellings.length === 0
    ? []
    : [
        mend(0),
        ...spellings.flatMap((spelling, at) =>
          spelling.words.slice(1).map((_, index) => mend(index + 1, at)),
        ),
      ];
}

/**
 * What the reader may have meant: other spellings of words that the portal doesn't know,
 * and, where nothing answers well, the query without them.
 */
export function suggestQueries(request: SuggestRequest): string[] {
  const { text, terms, covered } = request;
  const isIn = (word: string) => text.toLowerCase().includes(word);
  const mistyped = terms.flatMap(({ term, options }) => {
    const own = options.find(({ option }) => !option.isSynonym && !option.isParts);
    return own && own.typos.length > 0 && isIn(term.typed)
      ? [{ term, found: own.typos }]
      : [];
  });
  if (mistyped.length === 0 && covered >= GOOD) {
    return [];
  }
  const unknown = terms.filter(
    ({ term, options }) =>
      isIn(term.typed) && options.every(({ found }) => found.flat().length === 0),
  );
  const respelled = mistyped.length > 0 ? respell(text, mistyped, request) : [];
  const shortened =
    unknown.length > 0 && unknown.length < terms.length
      ? [unknown.reduce((rest, { term }) => replaceWord(rest, term.typed, ''), text)]
      : [];
  return [...new Set([...respelled, ...shortened])].slice(0, LIMIT);
}
