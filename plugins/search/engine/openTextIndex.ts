import type { TextMatches } from './collectEvidence';
import type { QueryTerm } from './parseQuery';
import { toStem } from './toStem';
import { MATCH } from './weights';

/** The part of pagefind's client that is used here. */
interface Pagefind {
  search: (term: string) => Promise<{ results: PagefindResult[] }>;
}

interface PagefindResult {
  /** Name of the section's text, as the entries of the index have it. */
  id: string;
  score: number;
  data: () => Promise<{ content: string }>;
}

interface PagefindModule {
  createInstance: (options: {
    basePath: string;
    noWorker: boolean;
  }) => Pagefind & { init: () => Promise<void> };
}

export interface TextSearch {
  /** How well sections match, by term and by the number of their entry. */
  matches: TextMatches[];
  /** Fetches the text of a section that was found; undefined for others. */
  loadText: (entry: number) => Promise<string | undefined>;
}

export interface TextIndex {
  /**
   * @param entryOf the number of the entry that a text is of
   * @param isKnown whether a term is sure to be a word of the portal
   */
  search: (
    terms: readonly QueryTerm[],
    entryOf: ReadonlyMap<string, number>,
    isKnown: (term: QueryTerm) => boolean,
  ) => Promise<TextSearch>;
}

/** Phrases of a term that are looked up: as typed, and its nearest synonyms. */
const PHRASES_OF_TERM = 4;

/** What a section that is found at all tells, as against the best one. */
const FOUND = 0.3;

const LATIN_WORD = /^[a-z\d]+$/;

/**
 * Leaves out what pagefind finds of a word that no text has: it goes on with the longest
 * beginning that any has, down to a single letter.
 */
async function findPhrase(
  pagefind: Pagefind,
  phrase: string,
  isKnown: boolean,
): Promise<PagefindResult[]> {
  const { results } = await pagefind.search(phrase);
  const [first] = results;
  if (isKnown || first === undefined || !LATIN_WORD.test(phrase)) {
    return results;
  }
  const { content } = await first.data();
  return content.toLowerCase().includes(toStem(phrase)) ? results : [];
}

async function searchTerm(
  pagefind: Pagefind,
  { options }: QueryTerm,
  entryOf: ReadonlyMap<string, number>,
  isKnown: boolean,
  found: Map<number, PagefindResult>,
): Promise<TextMatches> {
  const matches = new Map<number, number>();
  const phrases = options.slice(0, PHRASES_OF_TERM);
  const responses = await Promise.all(
    phrases.map(({ phrase, isSynonym }) =>
      findPhrase(pagefind, phrase, isKnown || isSynonym),
    ),
  );
  responses.forEach((results, at) => {
    const best = Math.max(...results.map(({ score }) => score));
    const factor = phrases[at]!.isSynonym ? MATCH.synonym : MATCH.exact;
    for (const result of results) {
      const entry = entryOf.get(result.id);
      if (entry !== undefined && best > 0) {
        found.set(entry, result);
        // Being found at all counts something: scores of short sections differ a lot.
        const quality = factor * (FOUND + ((1 - FOUND) * result.score) / best);
        matches.set(entry, Math.max(quality, matches.get(entry) ?? 0));
      }
    }
  });
  return matches;
}

/**
 * Opens the full text. Pagefind runs without a worker of its own: its searches take a
 * millisecond or two, and a worker would have to fetch its program a second time.
 *
 * @param folder the address of its files, with a slash at the end
 * @throws where its program or its index could not be fetched
 */
export async function openTextIndex(folder: string): Promise<TextIndex> {
  const module = (await import(
    /* webpackIgnore: true */ `${folder}pagefind.js`
  )) as PagefindModule;
  const pagefind = module.createInstance({ basePath: folder, noWorker: true });
  await pagefind.init();
  return {
    async search(terms, entryOf, isKnown) {
      const found = new Map<number, PagefindResult>();
      const matches = await Promise.all(
        terms.map((term) =>
          searchTerm(pagefind, term, entryOf, isKnown(term), found),
        ),
      );
      return {
        matches,
        loadText: async (entry) => (await found.get(entry)?.data())?.content,
      };
    },
  };
}
