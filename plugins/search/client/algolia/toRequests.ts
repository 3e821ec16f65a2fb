import type { SearchForHits } from 'algoliasearch/lite';
import type { SearchQuery } from '../../engine/types';
import { MATCH_END, MATCH_START } from './toMarks';

/** Results of a response. */
const LIMIT = 40;

/** Words of a text around its matches. */
const SNIPPET_WORDS = 24;

/** Algolia's filters of a query's facets. */
function toFilters(query: Pick<SearchQuery, 'kind' | 'product'>): string[] {
  return (['kind', 'product'] as const).flatMap((name) =>
    query[name] === undefined ? [] : [`${name}:${query[name]}`],
  );
}

/**
 * What is asked of Algolia for a query, in one request: the results, and, where a facet is
 * set, of which others there would be results.
 *
 * @param language of the pages that are searched
 * @returns the search for results first, then those for the facets `kind` and `product`
 */
export function toRequests(
  query: SearchQuery,
  indexName: string,
  language: string,
): [SearchForHits, SearchForHits, SearchForHits] {
  const { text, kind, product, currentProduct } = query;
  const common = { indexName, query: text, facets: ['kind', 'product'] };
  const ofLanguage = `language:${language}`;
  const ofFacets = (
    facets: Pick<SearchQuery, 'kind' | 'product'>,
  ): SearchForHits => ({
    ...common,
    hitsPerPage: 0,
    analytics: false,
    facetFilters: [ofLanguage, ...toFilters(facets)],
  });
  return [
    {
      ...common,
      hitsPerPage: LIMIT,
      facetFilters: [ofLanguage, ...toFilters({ kind, product })],
      ...(currentProduct && { optionalFilters: [`product:${currentProduct}`] }),
      attributesToRetrieve: [
        'url',
        'hierarchy',
        'content',
        'language',
        'kind',
        'product',
      ],
      attributesToHighlight: ['hierarchy'],
      attributesToSnippet: [`content:${SNIPPET_WORDS}`],
      highlightPreTag: MATCH_START,
      highlightPostTag: MATCH_END,
    },
    ofFacets({ product }),
    ofFacets({ kind }),
  ];
}
