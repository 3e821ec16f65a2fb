import type { ProductHistory } from '../common/history/types';
import type { Marks } from '../history/getMarks';
import type { VersionChanges } from '../history/listEntryChanges';
import type { ApiDocument, ApiProduct, Plan, ProductId } from '../types';

/**
 * What the portal publishes of the reference for other programs, as JSON at addresses that
 * stay; `schemas/` says the same as JSON Schema.
 */

/** Raised with each change of shape that a program could stumble over. */
export const API_JSON_VERSION = 2;

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
    /** Addresses: of the page, of the list of entries, of the history, of the types. */
    url: string;
    entries: string;
    history: string;
    types: string;
  }[];
}

/** At `/x/api/<product>/index.json`. */
export interface ProductJson extends JsonDocument {
  product: ProductId;
  version: string;
  entries: {
    name: string;
    kind: ApiDocument['kind'];
    plan: Plan;
    deprecated?: string | true;
    since?: JsonDates['since'];
    /** Addresses of the page, and of the same as JSON. */
    url: string;
    json: string;
  }[];
}

/** What the history says of a page, or of a member of one. */
export type JsonDates = Pick<Marks, 'since' | 'deprecatedSince'>;

/** At `/x/api/<product>/<slug>.json`: what a page shows. */
export interface PageJson extends JsonDocument, JsonDates {
  product: ProductId;
  version: string;
  url: string;
  /** The page's model, in the page's language; a catalogue has its members alone. */
  entry: ApiDocument;
  /**
   * Members that came, or were deprecated, after the first recorded version, by kind and
   * name: `prop slots`.
   */
  members: Record<string, JsonDates>;
  /** What changed, the newest version first, later ones than the page's included. */
  changes: VersionChanges[];
}

/** At `/x/api/<product>/history.json`. */
export type HistoryJson = JsonDocument & ProductHistory;

/** At `/x/api/<product>/types.json`: what the names in signatures mean. */
export interface TypesJson extends JsonDocument {
  product: ProductId;
  version: string;
  types: ApiProduct['types'];
}
