import { getDeprecatedSince, getSince, type Reading } from '../history/getSince';
import { listEntryChanges } from '../history/listEntryChanges';
import type {
  EntryHistory,
  MemberState,
  ProductHistory,
} from '../common/history/types';
import type { ApiPage, ApiProduct } from '../types';
import {
  API_JSON_VERSION,
  type CatalogueJson,
  type MemberDates,
  type PageJson,
} from './types';

/** What the JSON of a product's pages is made from. */
export interface PageJsonContext {
  /** The product in the pages' language. */
  product: ApiProduct;
  history: ProductHistory;
  /** The version that the pages document. */
  version: string;
  /** Makes an address of a route such as `/x/api/charts/bar-chart`. */
  toUrl: (route: string) => string;
  /** Makes an address of a schema's name. */
  toSchemaUrl: (name: string) => string;
}

function createDates(states: readonly MemberState[], reading: Reading): MemberDates {
  const since = getSince(states, reading);
  const deprecatedSince = getDeprecatedSince(states, reading);
  return {
    ...(since && { since: toStart(since) }),
    ...(deprecatedSince && { deprecatedSince: toStart(deprecatedSince) }),
  };
}

/** The start alone: a state says more. */
export function toStart({ from, after }: MemberState) {
  return { from, ...(after !== undefined && { after }) };
}

function createMemberDates(
  { members }: EntryHistory,
  reading: Reading,
): Record<string, MemberDates> {
  return Object.fromEntries(
    members
      .map(({ kind, name, states }): [string, MemberDates] => [
        `${kind} ${name}`,
        createDates(states, reading),
      ])
      .filter(([, dates]) => Object.keys(dates).length > 0),
  );
}

/** What a catalogue's page shows; null where the product has no such members. */
export function createCatalogue(
  { product, events, selectors, types = {} }: ApiProduct,
  kind: CatalogueJson['kind'],
): CatalogueJson | null {
  if (kind === 'events') {
    return events.length > 0 ? { kind, product, events, types } : null;
  }
  return selectors.length > 0 ? { kind, product, selectors, types } : null;
}

/**
 * Creates the JSON of a page: its model, and what the history says of it.
 *
 * @param route the page's, without the site's base URL
 */
export function createPageJson(
  entry: ApiPage | CatalogueJson,
  route: string,
  { product, history, version, toUrl, toSchemaUrl }: PageJsonContext,
): PageJson {
  const { versions, entries } = history;
  const name = 'name' in entry ? entry.name : entry.kind;
  const recorded = entries.find((candidate) => candidate.name === name);
  const reading = { versions, installed: version };
  return {
    $schema: toSchemaUrl('page'),
    formatVersion: API_JSON_VERSION,
    product: product.product,
    version,
    url: toUrl(route),
    entry,
    ...(recorded && createDates(recorded.states, reading)),
    members: recorded ? createMemberDates(recorded, reading) : {},
    changes: recorded ? listEntryChanges(recorded, { versions, entries }) : [],
  };
}
