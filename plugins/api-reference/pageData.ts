import type { ApiSectionKind } from '../settings';
import type { Marks } from './history/getMarks';
import type { ApiKind, ApiLink, Plan, ProductId } from './types';
import type { ListedUses } from './uses/listUses';

/**
 * What the pages of the reference are rendered from. Members are markup already, made
 * at build time, so that the browser has no component for each of them.
 *
 * A `markup` field is in the server's and the development server's data only: in
 * production the browser finds that markup in the page's document (markupLoader.js).
 */

/** A list of members that the reader can filter, sort and lay out. */
export interface MemberSection {
  kind: ApiSectionKind;
  /** What its members are called on this page: an interface's props are its members. */
  label: ApiSectionKind | 'members';
  /** In the order of the rows. */
  names: string[];
  /** The plans of its members, the smallest first. */
  plans: Plan[];
  /** Whether some members, and not all, must be given. */
  hasRequired: boolean;
  hasDeprecated: boolean;
  /** What tells variants of its type apart; absent where all have the same members. */
  choices?: MemberChoice[];
  /** Whether the rows stand in the order of their names. */
  isSorted: boolean;
  /** The table's head and body. */
  markup?: string;
}

/** A member by whose literals a reader chooses a variant of a type. */
export interface MemberChoice {
  member: string;
  /** As source text. */
  values: string[];
  /** Whether some members are there where it is left out. */
  mayBeAbsent?: true;
}

/** A name with its address, where it has one. */
export interface NamedLink {
  name: string;
  href?: string;
}

export interface ThemeData {
  /** Key in a theme's `components`. */
  name: string;
  /** Code that sets what can be set there. */
  snippet: string;
}

/** What a page tells of other versions; nothing where there is nothing to tell. */
export interface HistoryData extends Marks {
  /** What changed, by version. */
  changes?: { markup?: string };
}

/** When what a page says has changed. */
export interface UpdateData {
  /** Milliseconds; absent where nobody knows. */
  updated?: number;
}

/** A page of the reference, whatever it documents. */
export interface ApiPageData extends HistoryData, UpdateData {
  kind: ApiKind | 'events' | 'selectors';
  product: ProductId;
  name: string;
  plan: Plan;
  /** Markup. */
  description: string;
  /** The reason as markup, or `true` where there is none. */
  deprecated?: string | true;
  /** Whether description and reason wait for their translation. */
  untranslated?: true;
  /** How many members still have an English description on a page in another language. */
  untranslatedCount: number;
  /** Import statements. */
  imports: string[];
  /** Where the name is declared; absent for a catalogue. */
  source?: { package: string; version: string; href: string };
  /** A hook's signature, as code. */
  signature?: string;
  /** What a hook returns, as markup, where its source says it. */
  returns?: string;
  extends: NamedLink[];
  inheritance?: NamedLink;
  theme?: ThemeData;
  uses: ListedUses;
  /** Pages of the upstream documentation; for a name that the portal doesn't show yet. */
  upstream: ApiLink[];
  sections: MemberSection[];
  /** How many types its markup names; absent where it names none. */
  typeCount?: number;
}

/** The list of a product's pages. */
export interface ApiIndexData extends HistoryData, UpdateData {
  product: ProductId;
  kinds: ApiPageData['kind'][];
  plans: Plan[];
  count: number;
  hasDeprecated: boolean;
  /** The table's head and body. */
  markup?: string;
}

/** What the overview says of a product. */
export interface ApiOverviewEntry {
  product: ProductId;
  counts: { kind: ApiPageData['kind']; count: number }[];
  /** Names of the components that readers look for first. */
  main: string[];
}

/** A library whose versions can be compared. */
export interface ApiCompareLibrary {
  product: ProductId;
  /** The version that the portal documents. */
  installed: string;
  /** The recorded ones, ascending. */
  versions: string[];
}
