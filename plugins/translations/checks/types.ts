import type { Finding, ParsedPage, Revision } from '../types';
import type { GlossaryTerm } from './readGlossary';

/** A translated page with all that a check may look at. */
export interface CheckedPage {
  /** Its folder or file below the pages, such as `react-data-grid/cells`. */
  page: string;
  language: string;
  /** The English page of today. */
  english: ParsedPage;
  translation: ParsedPage;
  /** The English that the translation is of; undefined where nothing is recorded. */
  revision: Revision | undefined;
  /** Terms with one accepted translation; empty for a language without a glossary. */
  glossary: readonly GlossaryTerm[];
}

/** Looks for one kind of fault in a translated page. */
export type Check = (page: CheckedPage) => Finding[];
