import {
  liteClient,
  type LiteClient,
  type SearchResponse,
} from 'algoliasearch/lite';
import {
  SearchIndexMissing,
  type SearchEngine,
  type SearchResponse as Answer,
} from '../../engine/types';
import { toRequests } from './toRequests';
import { toResult } from './toResult';
import type { AlgoliaSettings } from '@site/config/portal';
import type { DocSearchRecord } from './types';

interface EngineSettings extends AlgoliaSettings {
  /** Language of the pages that are searched. */
  language: string;
  /** Origin of the portal, as the records have it. */
  siteUrl: string;
  /** Where Algolia is, in tests; absent, the client knows. */
  hosts?: NonNullable<Parameters<typeof liteClient>[2]>['hosts'];
}

type Responses = SearchResponse<DocSearchRecord>[];

/** Whether Algolia answered that it has no such index. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}

async function ask(
  client: LiteClient,
  requests: ReturnType<typeof toRequests>,
): Promise<Responses> {
  try {
    const { results } = await client.searchForHits<DocSearchRecord>({
      requests: [...requests],
    });
    return results;
  } catch (error) {
    if (isMissing(error)) {
      throw new SearchIndexMissing(
        `Algolia has no index "${requests[0].indexName}". Name the one that the crawler writes in PORTAL_ALGOLIA_INDEX, or run the crawler first.`,
      );
    }
    throw error;
  }
}

/** The values of a facet that a response has results of. */
function toValues(response: Responses[number] | undefined, facet: string) {
  return new Set(Object.keys(response?.facets?.[facet] ?? {}));
}

/**
 * The search by an Algolia index that DocSearch's crawler fills. Nothing is sent before the
 * first query: each one counts.
 */
export function createAlgoliaEngine({
  appId,
  searchKey,
  indexName,
  language,
  siteUrl,
  hosts,
}: EngineSettings): SearchEngine {
  const client = liteClient(appId, searchKey, hosts && { hosts });
  return {
    prepare: () => Promise.resolve(),
    async search(query, signal) {
      signal?.throwIfAborted();
      const [found, kinds, products] = await ask(
        client,
        toRequests(query, indexName, language),
      );
      // The client can't take a request back: its answer is left alone.
      signal?.throwIfAborted();
      return {
        results: found?.hits.map((hit) => toResult(hit, siteUrl)) ?? [],
        kinds: toValues(kinds, 'kind') as Answer['kinds'],
        products: toValues(products, 'product') as Answer['products'],
      };
    },
  };
}
