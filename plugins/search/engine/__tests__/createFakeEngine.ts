import type {
  ResultKind,
  SearchQuery,
  SearchResponse,
  SearchResult,
} from '../types';

/** A result of a kind, at an address of its own. */
export function createResult(
  title: string,
  kind: ResultKind = 'guide',
): SearchResult {
  const url = `/x/${kind}/${title.toLowerCase().replaceAll(' ', '-')}`;
  return { id: url, url, kind, title, titleMarks: [], trail: [] };
}

/** A response with these results and their kinds. */
export function createResponse(...results: SearchResult[]): SearchResponse {
  const kinds = new Set(results.map(({ kind }) => kind));
  return { results, kinds, products: new Set() };
}

interface Asked {
  query: SearchQuery;
  signal: AbortSignal | undefined;
  answer: (response: SearchResponse) => void;
  fail: (error: Error) => void;
}

/** A search that answers when the test says so. */
export function createFakeEngine() {
  const asked: Asked[] = [];
  return {
    asked,
    engine: {
      prepare: () => Promise.resolve(),
      search: (query: SearchQuery, signal?: AbortSignal) =>
        new Promise<SearchResponse>((answer, fail) => {
          asked.push({ query, signal, answer, fail });
        }),
    },
  };
}
