import type { Product } from '../../../src/utils/paths';
import type { ResultKind } from './types';

/**
 * What the index of a language looks like, as `finish/` writes it and the engine
 * reads it.
 */

/** Raised with each change of shape: the engine refuses an index of another one. */
export const INDEX_VERSION = 3;

/** Folder of a language's index, without origin: `/search/zh/`. */
export function getIndexFolder(language: string): string {
  return `/search/${language}/`;
}

/** The one file of the index whose name stays; it names the others. */
export const MANIFEST_NAME = 'manifest.json';

/** Folder, within that of an index, of the files that carry a hash and never change. */
export const HASHED_FOLDER = 'files/';

/** The files of an index; their paths are relative to its folder. */
export interface IndexManifest {
  version: number;
  /** File of places and terms, {@link PlaceIndex}. */
  places: string;
  /** Files of postings, {@link Postings}, in the order of their terms. */
  postings: string[];
  /** Folder of the texts, with a slash at its end: a file of {@link PageTexts} for each page. */
  texts: string;
  /** File of what is known of members, {@link Previews}, by product. */
  previews: Partial<Record<Product, string>>;
}

/**
 * What can be found. Those after `error` are of the API reference; an `oldName` is one that a
 * version took away, in the section that says what to use.
 */
export type EntryType =
  | 'page'
  | 'heading'
  | 'demo'
  | 'oldName'
  | 'error'
  | 'component'
  | 'hook'
  | 'interface'
  | 'catalogue'
  | 'prop'
  | 'param'
  | 'member'
  | 'slot'
  | 'class'
  | 'event'
  | 'selector'
  | 'type';

/** A page that entries stand on. */
export interface IndexedPage {
  /** Canonical: without the language's prefix. */
  route: string;
  title: string;
  kind: Exclude<ResultKind, 'demo'>;
  product?: Product;
  /** Set on a component or an interface that most readers know. */
  isWellKnown?: true;
}

/** Something that can be found by its name. */
export interface IndexedEntry {
  type: EntryType;
  name: string;
  /**
   * Numbers of the pages that have it. Members of one name are one entry, so that
   * `disableFuture` is found once; the first page is shown where the query names none.
   */
  pages: number[];
  /** Absent for a page itself. */
  anchor?: string;
  /** The heading that a heading or a demo stands under. */
  section?: string;
  /** Set where it has a text, which its page's {@link PageTexts} hold. */
  hasText?: true;
  isDeprecated?: true;
}

/** The first file: all that can be found, and the terms that it is found by. */
export interface PlaceIndex {
  pages: IndexedPage[];
  entries: IndexedEntry[];
  /** The terms, sorted by code units, as `frontCoding.ts` writes them. */
  terms: string;
  /** Number of the first term of each file of postings. */
  firstTerms: number[];
}

/** How many steps an impact is told in: 1 to this number. */
export const IMPACT_STEPS = 31;

/**
 * Where the terms of a file are found, in their order. A posting is the distance to the
 * entry from the one before, times {@link IMPACT_STEPS} + 1, plus what the term tells of the
 * entry.
 */
export type Postings = number[][];

/** Texts of a page's sections, by the number of their entry. */
export type PageTexts = Record<string, string>;

/** What is known of a member on one page or several. */
export interface Preview {
  type?: string;
  default?: string;
  plan?: string;
  required?: true;
  deprecated?: true;
  description?: string;
}

/**
 * What is known of a product's members, by the number of their entry: each of the
 * variants, and for each page of the entry the number of its variant.
 */
export type Previews = Record<string, [variants: Preview[], ofPages: number[]]>;
