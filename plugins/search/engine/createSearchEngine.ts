import { localizePath, type Product } from '../../../src/utils/paths';
import { applyFacets } from './applyFacets';
import {
  collectEvidence,
  countSections,
  type TermEvidence,
} from './collectEvidence';
import { createResult } from './createResult';
import { findTerm, type FoundQueryTerm } from './findTerms';
import { gatherPages, type RankedAnswer } from './gatherPages';
import { getIntent } from './getIntent';
import type { PageTexts, PlaceIndex, Postings, Previews } from './indexFormat';
import { keepPromise } from './keepPromise';
import { liftGuide } from './liftGuide';
import { openDictionary, type Dictionary } from './openDictionary';
import { openPostings, type PostingFiles } from './openPostings';
import { parseQuery } from './parseQuery';
import { findOwnEntries, rankEntries, type RankedEntry } from './rankEntries';
import { collectWords, replaceWord, suggestQueries } from './suggestQueries';
import type { SearchEngine, SearchQuery, SearchResponse } from './types';

/** Answers of a response. */
const LIMIT = 40;
/** Answers whose page's text is fetched for excerpts; the others show their place alone. */
const EXCERPTS = 6;

/** Where the files of an index come from. */
export interface IndexSource {
  loadPlaces: () => Promise<PlaceIndex>;
  loadPostings: (file: number) => Promise<Postings>;
  /** @param page its number */
  loadTexts: (page: number) => Promise<PageTexts>;
  /** @returns undefined for a product without members */
  loadPreviews: (product: Product) => Promise<Previews | undefined>;
}

interface OpenIndex {
  data: PlaceIndex;
  sectionCounts: ReadonlyMap<number, number>;
  ownEntries: ReadonlyMap<number, number>;
  dictionary: Dictionary;
  /** Words of names, by their stems. */
  getWords: () => ReadonlyMap<string, string>;
  postings: PostingFiles;
}

async function openIndex(source: IndexSource): Promise<OpenIndex> {
  const data = await source.loadPlaces();
  let words: ReadonlyMap<string, string> | undefined;
  return {
    data,
    sectionCounts: countSections(data.entries),
    ownEntries: findOwnEntries(data.entries),
    getWords: () => (words ??= collectWords(data.entries.map(({ name }) => name))),
    dictionary: openDictionary(data.terms),
    postings: openPostings(data.firstTerms, source.loadPostings),
  };
}

function listTermNumbers(terms: readonly FoundQueryTerm[]): number[] {
  return terms.flatMap(({ options }) =>
    options.flatMap(({ found }) => found.flat().map(({ term }) => term)),
  );
}

/** A query with what its mistyped words are taken for, by which names are compared with it. */
function respell(text: string, terms: readonly FoundQueryTerm[]): string {
  return terms.reduce(
    (asked, { term: { typed }, meant }) =>
      meant !== undefined && asked.toLowerCase().includes(typed)
        ? replaceWord(asked, typed, meant)
        : asked,
    text,
  );
}

/** What a response is made of. */
interface Asked {
  index: OpenIndex;
  query: SearchQuery;
  evidence: readonly TermEvidence[];
  toUrl: (path: string) => string;
}

/** The text of the first section below a page's own. */
function findFollowing(texts: PageTexts, number: number): string | undefined {
  return Object.entries(texts).find(([entry]) => Number(entry) > number)?.[1];
}

async function createOne(
  { index: { data }, evidence, toUrl }: Asked,
  source: IndexSource,
  { entry: number, page: pageNumber }: RankedEntry,
  hasExcerpt: boolean,
) {
  const entry = data.entries[number]!;
  const page = data.pages[pageNumber]!;
  // A result without its preview or excerpt is still a result.
  const [previews, texts] = await Promise.all([
    page.kind === 'api' && page.product
      ? source.loadPreviews(page.product).catch(() => undefined)
      : undefined,
    hasExcerpt && entry.hasText
      ? source.loadTexts(pageNumber).catch(() => undefined)
      : undefined,
  ]);
  const text = texts?.[number];
  const following =
    texts && entry.type === 'page' ? findFollowing(texts, number) : undefined;
  return createResult({
    entry,
    number,
    pageNumber,
    page,
    previews,
    text,
    following,
    evidence,
    toUrl,
  });
}

function createResults(
  asked: Asked,
  source: IndexSource,
  answers: readonly RankedAnswer[],
) {
  return Promise.all(
    answers.map(async ({ others, ...best }, at) => {
      const [result, ...more] = await Promise.all([
        createOne(asked, source, best, at < EXCERPTS),
        ...others.map((other) => createOne(asked, source, other, at < EXCERPTS)),
      ]);
      return more.length > 0 ? { ...result, more } : result;
    }),
  );
}

async function answer(
  asked: Asked,
  source: IndexSource,
  terms: readonly FoundQueryTerm[],
): Promise<SearchResponse> {
  const { index, query, evidence } = asked;
  const intent = getIntent(
    query.text,
    terms.map(({ term }) => term),
    query.currentProduct,
  );
  const ranked = rankEntries({
    data: index.data,
    ownEntries: index.ownEntries,
    text: respell(query.text, terms),
    evidence,
    intent,
  });
  const { results, ...facets } = applyFacets(ranked, index.data, query);
  const gathered = gatherPages(results, index.data);
  const answers =
    intent.form === 'identifier' ? liftGuide(gathered, index.data) : gathered;
  const suggestions = suggestQueries({
    text: query.text,
    terms,
    dictionary: index.dictionary,
    getWords: index.getWords,
    covered: ranked[0]?.covered ?? 0,
  });
  return {
    results: await createResults(asked, source, answers.slice(0, LIMIT)),
    ...facets,
    ...(suggestions.length > 0 && { suggestions }),
  };
}

/** Keeps what was fetched, by its key; what failed is fetched again. */
function keepEach<Key, Value>(
  load: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const loaders = new Map<Key, () => Promise<Value>>();
  return (key) => {
    const loader = loaders.get(key) ?? keepPromise(() => load(key));
    loaders.set(key, loader);
    return loader();
  };
}

/** Creates the search of a language on an index that is fetched as it is needed. */
export function createSearchEngine(
  files: IndexSource,
  language: string,
): SearchEngine {
  const open = keepPromise(() => openIndex(files));
  const source: IndexSource = {
    ...files,
    loadTexts: keepEach(files.loadTexts),
    loadPreviews: keepEach(files.loadPreviews),
  };
  return {
    async prepare() {
      await open();
    },
    async search(query, signal) {
      signal?.throwIfAborted();
      const parsed = parseQuery(query.text);
      if (parsed.length === 0) {
        return { results: [], kinds: new Set(), products: new Set() };
      }
      const index = await open();
      signal?.throwIfAborted();
      const terms = parsed.map((term) => findTerm(index.dictionary, term));
      const getImpacts = await index.postings.load(listTermNumbers(terms));
      signal?.throwIfAborted();
      const evidence = collectEvidence({
        entries: index.data.entries,
        sectionCounts: index.sectionCounts,
        terms,
        getImpacts,
      });
      const toUrl = (path: string) => localizePath(path, language);
      const asked: Asked = { index, query, evidence, toUrl };
      const response = await answer(asked, source, terms);
      signal?.throwIfAborted();
      return response;
    },
  };
}
