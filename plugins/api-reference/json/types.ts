import type { StateStart } from '../common/history/states';
import type { ProductHistory } from '../common/history/types';
import type { VersionChanges } from '../history/listEntryChanges';
import type {
  ApiEvent,
  ApiKind,
  ApiPage,
  ApiSelector,
  Plan,
  ProductId,
} from '../types';

/**
 * What the portal publishes of the reference for other programs, as JSON at addresses that
 * stay; `schemas/` says the same as JSON Schema.
 */

/** Raised with each change of shape that a program could stumble over. */
export const API_JSON_VERSION = 1;

/** What every document begins with. */
interface JsonDocument {
  /** Address of the document's schema. */
  $schema: string;
  formatVersion: typeof API_JSON_VERSION;
}

/** At `/x/api/index.json`. */
export interface ApiIndexJson extends JsonDocument {
  products: {
    product: ProductId;
    /** The version that the pages document. */
    version: string;
    /** Versions that the history compares, ascending. */
    recorded: string[];
    /** Addresses: of the page, of the list of entries, of the history. */
    url: string;
    entries: string;
    history: string;
  }[];
}

export type JsonKind = ApiKind | 'events' | 'selectors';

/** At `/x/api/<product>/index.json`. */
export interface ProductJson extends JsonDocument {
  product: ProductId;
  version: string;
  entries: {
    name: string;
    kind: JsonKind;
    plan: Plan;
    deprecated?: string | true;
    /** Absent for what the first recorded version has already. */
    since?: StateStart;
    /** Addresses of the page, and of the same as JSON. */
    url: string;
    json: string;
  }[];
}

/** What the history says of a member of a page. */
export interface MemberDates {
  since?: StateStart;
  deprecatedSince?: StateStart;
}

/** At `/x/api/<product>/<slug>.json`: what a page shows. */
export interface PageJson extends JsonDocument {
  product: ProductId;
  version: string;
  url: string;
  /** The page's model, in the page's language; a catalogue has its members alone. */
  entry: ApiPage | CatalogueJson;
  since?: StateStart;
  deprecatedSince?: StateStart;
  /**
   * Members that came, or were deprecated, after the first recorded version, by kind and
   * name: `prop slots`.
   */
  members: Record<string, MemberDates>;
  /** What changed, the newest version first, later ones than the page's included. */
  changes: VersionChanges[];
}

/** The grid's events, or its selectors. */
export type CatalogueJson = { product: ProductId; types: Record<string, string> } & (
  | { kind: 'events'; events: ApiEvent[] }
  | { kind: 'selectors'; selectors: ApiSelector[] }
);

/** At `/x/api/<product>/history.json`. */
export type HistoryJson = JsonDocument & ProductHistory;
