import type { EntryType, IndexedPage, Preview } from '../engine/indexFormat';
import type {
  BuiltLanguage,
  BuiltPage,
  BuiltSite,
  FeatureDoor,
} from '../../../src/node/types';

/** A language of a build, with its pages. */
export interface SearchSource {
  site: BuiltSite;
  language: BuiltLanguage;
  /** The language's pages, sorted by route. */
  pages: readonly BuiltPage[];
}

/** A place of the portal that can be found: what any source of entries lists. */
export interface SearchPlace {
  type: EntryType;
  name: string;
  page: IndexedPage;
  /** Absent for a page itself. */
  anchor?: string;
  /** The heading that a heading, a demo or an old name stands under. */
  section?: string;
  /** Text of a section, for the full text. */
  text?: string;
  /** Identifiers in the code of a section. */
  code?: readonly string[];
  /** How users ask for it; shown nowhere. */
  phrases?: readonly string[];
  /** What is known of a member of the reference. */
  preview?: Preview;
}

/** The Node door of a feature that lists places of its own, besides pages and demos. */
export interface SearchDoor extends FeatureDoor {
  /** Everything of the feature that can be found in a language. */
  listSearchPlaces?: (source: SearchSource) => SearchPlace[];
}
