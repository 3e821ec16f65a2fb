import MiniSearch from 'minisearch';
import { localizePath, type Product } from '../../../src/utils/paths';
import { applyFacets } from './applyFacets';
import { createResult } from './createResult';
import { fetchIndexFile, fetchManifest } from './fetchIndex';
import { findNames } from './findNames';
import {
  getIndexFolder,
  type IndexManifest,
  type NameIndex,
  type Previews,
} from './indexFormat';
import { keepPromise } from './keepPromise';
import { NAME_INDEX_OPTIONS, type NameDocument } from './nameIndexOptions';
import { openTextIndex, type TextIndex, type TextSearch } from './openTextIndex';
import { parseQuery, type QueryTerm } from './parseQuery';
import { rankEntries, type RankedEntry } from './rankEntries';
import type { SearchEngine, SearchQuery, SearchResponse } from './types';

/** Results of a response. */
const LIMIT = 40;
/** Results whose text is fetched for an excerpt; the others show their place alone. */
const EXCERPTS = 5;

interface OpenIndex {
  data: NameIndex;
  names: MiniSearch<NameDocument>;
  /** The number of the entry that a text is of. */
  entryOf: ReadonlyMap<string, number>;
  loadPreviews: (product: Product) => Promise<Previews | undefined>;
}

type TokenFinder = ReturnType<typeof findNames>;

const NO_TEXT: TextSearch = {
  matches: [],
  loadText: () => Promise.resolve(undefined),
};

function createPreviewLoader(
  language: string,
  { previews }: IndexManifest,
): OpenIndex['loadPreviews'] {
  const loaders = new Map(
    Object.entries(previews).map(([product, name]) => [
      product,
      keepPromise(() => fetchIndexFile<Previews>(language, name)),
    ]),
  );
  return (product) => loaders.get(product)?.() ?? Promise.resolve(undefined);
}

async function openIndex(
  language: string,
  manifest: IndexManifest,
): Promise<OpenIndex> {
  const data = await fetchIndexFile<NameIndex>(language, manifest.names);
  return {
    data,
    names: MiniSearch.loadJS(data.index, NAME_INDEX_OPTIONS),
    entryOf: new Map(
      data.entries.flatMap(({ text }, number) =>
        text === undefined ? [] : [[text, number] as const],
      ),
    ),
    loadPreviews: createPreviewLoader(language, manifest),
  };
}

/** What the full text says; undefined where it could not be fetched: the names still answer. */
async function searchText(
  openText: () => Promise<TextIndex>,
  terms: readonly QueryTerm[],
  { entryOf }: OpenIndex,
  findToken: TokenFinder,
): Promise<TextSearch | undefined> {
  const isKnown = ({ options }: QueryTerm) =>
    options.some(({ tokens, isSynonym }) =>
      tokens.some((token) => !isSynonym && findToken(token).names.size > 0),
    );
  try {
    const index = await openText();
    return await index.search(terms, entryOf, isKnown);
  } catch {
    return undefined;
  }
}

async function createResults(
  { data, loadPreviews }: OpenIndex,
  ranked: readonly RankedEntry[],
  terms: readonly QueryTerm[],
  { loadText }: TextSearch,
  language: string,
) {
  return Promise.all(
    ranked.map(async ({ entry: number, page: pageNumber }, at) => {
      const entry = data.entries[number]!;
      const page = data.pages[pageNumber]!;
      // A result without its preview or excerpt is still a result.
      const [previews, text] = await Promise.all([
        page.kind === 'api' && page.product
          ? loadPreviews(page.product).catch(() => undefined)
          : undefined,
        at < EXCERPTS ? loadText(number).catch(() => undefined) : undefined,
      ]);
      const toUrl = (path: string) => localizePath(path, language);
      return createResult({
        entry,
        number,
        pageNumber,
        page,
        previews,
        text,
        terms,
        toUrl,
      });
    }),
  );
}

async function answer(
  index: OpenIndex,
  query: SearchQuery,
  terms: readonly QueryTerm[],
  findToken: TokenFinder,
  found: TextSearch | undefined,
  language: string,
): Promise<SearchResponse> {
  const ranked = rankEntries({
    data: index.data,
    text: query.text,
    terms,
    findToken,
    textMatches: found?.matches ?? [],
    currentProduct: query.currentProduct,
  });
  const { results, ...counts } = applyFacets(ranked, index.data, query);
  return {
    results: await createResults(
      index,
      results.slice(0, LIMIT),
      terms,
      found ?? NO_TEXT,
      language,
    ),
    ...counts,
    ...(found === undefined && { isPartial: true as const }),
  };
}

/**
 * Opens the search of a language.
 *
 * @param language such as `zh`
 * @throws SearchIndexMissing when the site has no index; another error when it could not
 *   be fetched
 */
export async function loadSearchEngine(language: string): Promise<SearchEngine> {
  const manifest = await fetchManifest(language);
  const open = keepPromise(() => openIndex(language, manifest));
  let isTextOpen = false;
  const openText = keepPromise(async () => {
    const text = await openTextIndex(`${getIndexFolder(language)}${manifest.text}`);
    isTextOpen = true;
    return text;
  });
  return {
    async prepare() {
      // A full text that does not come now is asked for again by the first query.
      await Promise.all([open(), openText().catch(() => undefined)]);
    },
    async search(query, signal, onEarly) {
      signal?.throwIfAborted();
      const terms = parseQuery(query.text);
      if (terms.length === 0) {
        return { results: [], kinds: {}, products: {} };
      }
      void openText().catch(() => undefined);
      const index = await open();
      const findToken = findNames(index.names, terms);
      if (onEarly && !isTextOpen) {
        signal?.throwIfAborted();
        const bare = { ...index, loadPreviews: () => Promise.resolve(undefined) };
        const early = await answer(bare, query, terms, findToken, NO_TEXT, language);
        // That nothing is found can only be said of the whole.
        if (early.results.length > 0) {
          onEarly(early);
        }
      }
      const found = await searchText(openText, terms, index, findToken);
      signal?.throwIfAborted();
      const response = await answer(index, query, terms, findToken, found, language);
      signal?.throwIfAborted();
      return response;
    },
  };
}
