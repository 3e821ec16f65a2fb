import type { Product } from '../../../src/utils/paths';
import type { PlaceIndex } from './indexFormat';
import { getKind, type RankedEntry } from './rankEntries';
import type { ResultKind, SearchQuery, SearchResponse } from './types';

/** A result under what it is filed. */
interface Filed {
  result: RankedEntry;
  kind: ResultKind;
  product: Product | undefined;
}

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
 * @returns the results that fit, and how many answers there were of each kind and product, each
 *   counted without its own facet
 */
export function applyFacets(
  ranked: readonly RankedEntry[],
  { pages, entries }: Pick<PlaceIndex, 'pages' | 'entries'>,
  { kind, product }: Pick<SearchQuery, 'kind' | 'product'>,
): Facets & { results: RankedEntry[] } {
  const filed = ranked.map((result): Filed => {
    const page = pages[result.page]!;
    return {
      result,
      kind: getKind(entries[result.entry]!, page),
      product: page.product,
    };
  });
  const isOfKind = (one: Filed) => kind === undefined || one.kind === kind;
  const isOfProduct = (one: Filed) =>
    product === undefined || one.product === product;
  const answers = filed.filter(({ result }) => result.isAnswer);
  return {
    results: filed
      .filter((one) => isOfKind(one) && isOfProduct(one))
      .map(({ result }) => result),
    kinds: count(answers.filter(isOfProduct).map((one) => one.kind)),
    products: count(answers.filter(isOfKind).map((one) => one.product)),
  };
}
