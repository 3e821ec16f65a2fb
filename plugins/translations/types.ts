import type { Nodes, Root } from 'mdast';

/** What a block of a page is. The last three are code: most translations copy them. */
export type BlockKind =
  | 'field'
  | 'heading'
  | 'paragraph'
  | 'item'
  | 'row'
  | 'admonition'
  | 'code'
  | 'element'
  | 'module';

/** The smallest part of a page that is translated as a whole. */
export interface Block {
  kind: BlockKind;
  /** Name of a front-matter field, or id of a heading. */
  key?: string;
  /** Its text; prose with its white space collapsed, code as it stands. */
  text: string;
  /** First and last offset in the file, the last one exclusive. */
  start: number;
  end: number;
  /** Line in the file, from 1. */
  line: number;
  /** Offset of the outermost part of the page that holds it, such as its list. */
  topStart: number;
  /** What the parser made of it; absent for a front-matter field. */
  node?: Nodes;
}

/** A page as its file has it. */
export interface ParsedPage {
  /** The file's text. */
  source: string;
  /** Offset at which the text below the front matter begins. */
  bodyStart: number;
  root: Root;
  /** In the order of the file, front-matter fields first. */
  blocks: Block[];
}

/** An English block as a translation knows it. */
export interface RevisionBlock {
  kind: BlockKind;
  key?: string;
  /** Hash of `en`; see `hashText`. */
  hash: string;
  en: string;
  /** What is left to do with its translation; absent when it is done. */
  todo?: 'new' | 'changed';
  /** With `todo: 'changed'`: the English text that the old translation is of. */
  previous?: string;
}

/** The English revision that a page's translation is of. */
export interface Revision {
  /** Hash of the whole English file. */
  source: string;
  blocks: RevisionBlock[];
}

/** How an English block differs from the revision that is translated. */
export type ChangeType = 'changed' | 'new' | 'removed';

/** A run of words of a changed block. */
export interface WordRun {
  text: string;
  /** Absent for words that both texts have. */
  change?: 'added' | 'removed';
}

/** A block that its translation is behind with. */
export interface BlockChange {
  type: ChangeType;
  kind: BlockKind;
  /** Id of the heading it stands below; absent before the first one. */
  section?: string;
  /** The English text today; that of the revision for a removed block. */
  en: string;
  /** With `changed`: the English text word by word. */
  words?: WordRun[];
}

/**
 * How far a page is translated. `unrecorded`: nobody knows which English it translates.
 * `faulty`: a file of it can't be read.
 */
export type PageState =
  'translated' | 'behind' | 'missing' | 'orphaned' | 'unrecorded' | 'faulty';

export interface PageStatus {
  /** Path below the docs without its extension, such as `react-charts/bars/index`. */
  page: string;
  route: string;
  /** Title of the English page, or of the translation where there is no English one. */
  title: string;
  state: PageState;
  /** Files relative to the site; absent where there is none. */
  englishFile?: string;
  translationFile?: string;
  /** What a `behind` page is behind with. */
  changes: BlockChange[];
  /** With `faulty`: what is wrong, led by the file. */
  fault?: string;
}

/** The pages of one language, in the order of their routes. */
export interface LanguageStatus {
  language: string;
  counts: Record<PageState, number>;
  pages: PageStatus[];
}

/** Something in a translation that is to be mended. */
export interface Finding {
  /** Line of the translated file, from 1. */
  line: number;
  /** What is wrong, and how to mend it. */
  message: string;
}
