import type { Product } from '../../../src/utils/paths';
import type { PlaceIndex } from './indexFormat';
import { getKind, type RankedEntry } from './rankEntries';
import type { ResultKind, SearchQuery, SearchResponse } from './types';

/** A result under what it is filed. */
interface Filed {
  result: RankedEntry;
  kind: ResultKind;
  product: Product | undefined;
  /** The same for all that are gathered into one answer. */
  answer: string;
}

type Facets = Pick<SearchResponse, 'kinds' | 'products'>;

/** Counts answers by a key, each once: a page whose sections answer is one. */
function count<Key extends string>(
  answers: readonly Filed[],
  getKey: (one: Filed) => Key | undefined,
) {
  const counts: Partial<Record<Key, number>> = {};
  const counted = new Set<string>();
  for (const one of answers) {
    const key = getKey(one);
    const id = `${key} ${one.answer}`;
    if (key !== undefined && !counted.has(id)) {
      counted.add(id);
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
      answer: page.kind === 'api' ? `entry ${result.entry}` : `page ${result.page}`,
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
    kinds: count(answers.filter(isOfProduct), ({ kind: own }) => own),
    products: count(answers.filter(isOfKind), ({ product: own }) => own),
  };
}
