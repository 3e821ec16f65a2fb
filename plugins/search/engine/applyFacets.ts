import type { PlaceIndex } from './indexFormat';
import { getKind, type RankedEntry } from './rankEntries';
import type { SearchQuery, SearchResponse } from './types';

type Facets = Pick<SearchResponse, 'kinds' | 'products'>;

function count<Key extends string>(keys: readonly (Key | undefined)[]) {
  const counts: Partial<Record<Key, number>> = {};
  for (const key of keys) {
    if (key !== undefined) {
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  return counts;
}

/**
 * Applies the facets of a query.
 *
 * @returns the results that fit, and how many there were of each kind and product, each
 *   counted without its own facet
 */
export function applyFacets(
  ranked: readonly RankedEntry[],
  { pages, entries }: Pick<PlaceIndex, 'pages' | 'entries'>,
  { kind, product }: Pick<SearchQuery, 'kind' | 'product'>,
): Facets & { results: RankedEntry[] } {
  const filed = ranked.map((result) => {
    const page = pages[result.page]!;
    return {
      result,
      kind: getKind(entries[result.entry]!, page),
      product: page.product,
    };
  });
  const ofKind = filed.filter((one) => kind === undefined || one.kind === kind);
  const ofProduct = filed.filter(
    (one) => product === undefined || one.product === product,
  );
  return {
    results: ofKind
      .filter((one) => product === undefined || one.product === product)
      .map(({ result }) => result),
    kinds: count(ofProduct.map((one) => one.kind)),
    products: count(ofKind.map((one) => one.product)),
  };
}
