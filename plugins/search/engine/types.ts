import type { Product } from '../../../src/utils/paths';

/** What a result is, as the facets name it. */
export type ResultKind = 'guide' | 'api' | 'demo' | 'migration';

/** A highlighted part of a text: UTF-16 offsets, the end excluded. */
export type Mark = readonly [start: number, end: number];

/** A part of a text with what is highlighted in it. */
export interface MarkedPart {
  text: string;
  marks: readonly Mark[];
}

/** What a reader asks. */
export interface SearchQuery {
  /** As the reader typed it; an empty text finds nothing. */
  text: string;
  /** Facet: results of this kind only. */
  kind?: ResultKind;
  /** Facet: results of this product only. */
  product?: Product;
  /** The product whose pages the reader is in: its results come a little earlier. */
  currentProduct?: Product;
}

/** What is known of a member of the API reference, or of an old name, to be shown beside its result. */
export interface ResultMember {
  /**
   * What it is a member of: `DataGrid`; of an event or a selector, the catalogue's product; of
   * an old name, the guide that replaces it.
   */
  of: string;
  /** The `EntryType` of its entry in the index, such as `prop`. */
  kind: string;
  type?: string;
  default?: string;
  /** `pro` or `premium`; absent for the community plan. */
  plan?: string;
  required?: boolean;
  deprecated?: boolean;
  /** Plain text in the reader's language, as far as it is translated. */
  description?: string;
}

export interface SearchResult {
  /** Unique in a response and the same for the same place each time. */
  id: string;
  /** Its address in the reader's language, the anchor included. */
  url: string;
  kind: ResultKind;
  product?: Product;
  title: string;
  titleMarks: readonly Mark[];
  /** Where it is, from the outside in: page, section. Empty for a page itself. */
  trail: readonly string[];
  /** The part of its text that matches; absent where only its name does. */
  excerpt?: MarkedPart;
  /** More of its text, around that part; absent where there is no more. */
  passage?: MarkedPart;
  /** Set on results of the API reference, and on old names. */
  member?: ResultMember;
  /** Other places of the same page, the best first; absent where there are none. */
  more?: readonly SearchResult[];
}

export interface SearchResponse {
  /** The best first; of the guides each page once. */
  results: SearchResult[];
  /** The kinds of which there are results, were the facet `kind` not set. */
  kinds: ReadonlySet<ResultKind>;
  /** The products of which there are results, were the facet `product` not set. */
  products: ReadonlySet<Product>;
  /** What the reader may have meant, where that was not found: at most three queries. */
  suggestions?: readonly string[];
}

/** Finds pages and members of the portal in one language. */
export interface SearchEngine {
  /** Fetches what the first query needs; does nothing the second time. */
  prepare: () => Promise<void>;
  /**
   * @param signal abandons the query
   * @throws an AbortError when abandoned; SearchIndexMissing when the site has no index;
   * another error when a part of it could not be fetched
   */
  search: (query: SearchQuery, signal?: AbortSignal) => Promise<SearchResponse>;
}

/** The site has no search index: it comes with a build, and `npm start` uses the last one's. */
export class SearchIndexMissing extends Error {
  override name = 'SearchIndexMissing';
}
