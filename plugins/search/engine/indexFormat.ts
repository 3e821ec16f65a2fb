import type { AsPlainObject } from 'minisearch';
import type { Product } from '../../../src/utils/paths';
import type { ResultKind } from './types';

/**
 * What the index of a language looks like, as `finish/` writes it and the engine
 * reads it.
 */

/** Raised with each change of shape: the engine refuses an index of another one. */
export const INDEX_VERSION = 1;

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
  /** File of names, {@link NameIndex}. */
  names: string;
  /** Folder of the full text, made by pagefind, with a slash at its end. */
  text: string;
  /** File of what is known of members, {@link Previews}, by product. */
  previews: Partial<Record<Product, string>>;
}

/** What can be found. Those after `error` are of the API reference. */
export type EntryType =
  | 'page'
  | 'heading'
  | 'demo'
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
  | 'selector';

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
  /** Name of its text in the full text; absent where that has none. */
  text?: string;
  isDeprecated?: true;
}

/** The first file: all that the names of pages and members are found by. */
export interface NameIndex {
  pages: IndexedPage[];
  entries: IndexedEntry[];
  /** Of MiniSearch, its documents being the numbers of the entries. */
  index: AsPlainObject;
}

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
