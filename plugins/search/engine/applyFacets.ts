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

/**
 * Applies the facets of a query. How many results a facet has is not said: a page is a guide,
 * and by its demos a demo, and stands in the list once, so that no sum would be that of the
 * list.
 *
 * @returns the results that fit, and of which kinds and products there are answers, each
 *   without its own facet
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
    kinds: new Set(answers.filter(isOfProduct).map((one) => one.kind)),
    products: new Set(answers.filter(isOfKind).flatMap((one) => one.product ?? [])),
  };
}
