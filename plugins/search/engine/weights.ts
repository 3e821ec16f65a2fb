import type { Product } from '../../../src/utils/paths';
import type { EntryType } from './indexFormat';

/**
 * What the ranking is made of. Tuned on the questions of evaluation/questions that are not held
 * out, by `npm run search:eval`; never for a single question.
 */

/** What an entry is found by. */
export type FieldName = 'name' | 'context' | 'phrases' | 'text' | 'code';

/**
 * How much a term counts that stands in a field, and how far that depends on the field's
 * length: 0 not at all, 1 in proportion. The index is made with these.
 */
export const FIELDS: Readonly<
  Record<FieldName, { weight: number; normalization: number }>
> = {
  name: { weight: 5, normalization: 0.4 },
  /** The page's title, and the heading that a heading or a demo stands under. */
  context: { weight: 1.5, normalization: 0.4 },
  phrases: { weight: 3, normalization: 0.2 },
  text: { weight: 1, normalization: 0.7 },
  code: { weight: 0.5, normalization: 0.3 },
};

/** How soon a term that stands there again tells nothing new: k1 of BM25. */
export const SATURATION = 1.2;

/** The same for a page, whose sections are counted: how soon, and how far its length matters. */
export const PAGE = { saturation: 1.5, normalization: 0.6 } as const;

/** What tells of an entry besides its own fields; 1 would settle the matter. */
export const EVIDENCE = {
  /**
   * The page that a section or a demo stands on, by all of its sections: a name is explained
   * where much is said of it.
   */
  page: { question: 0.25, words: 0.25, identifier: 0.5 },
  /** The sections of a page, for the page itself. */
  whole: 0.55,
  /** The component or interface that a member is of. */
  owner: 0.5,
  /** The name of the entry's product. */
  product: 0.35,
  /** The term names the type of the entry: `event`. */
  type: 0.5,
} as const;

/** What a term of the index tells of a term of the query. */
export const MATCH = {
  exact: 1,
  /** A prefix that is nearly nothing of the word; one that is nearly all of it tells 1. */
  shortestPrefix: 0.45,
  /** A longer word, where the prefix is a word itself. */
  longer: 0.5,
  oneTypo: 0.7,
  twoTypos: 0.5,
  synonym: 0.9,
  /** Parts of an identifier that stand apart, as against the identifier. */
  parts: 0.8,
} as const;

/** What readers look for more often comes earlier. */
export const TYPE_WEIGHTS: Readonly<Record<EntryType, number>> = {
  page: 1.08,
  heading: 0.95,
  demo: 0.7,
  /** Who asks for one has old code before them. */
  oldName: 0.85,
  error: 0.78,
  component: 1.05,
  hook: 0.92,
  interface: 0.98,
  catalogue: 0.9,
  prop: 0.98,
  param: 0.7,
  member: 0.88,
  slot: 0.82,
  class: 0.76,
  event: 0.86,
  selector: 0.74,
  /** A part of what others are for. */
  type: 0.74,
};

/** What readers look for more by how they put a query: see `getForm.ts`. */
export const FORM_WEIGHTS: Readonly<
  Record<'question' | 'identifier' | 'words', { guides: number; reference: number }>
> = {
  question: { guides: 1, reference: 0.88 },
  words: { guides: 1, reference: 0.8 },
  identifier: { guides: 0.6, reference: 1.1 },
};

/** Added for a name that is the query, or begins as the query does. */
export const WHOLE_NAME = {
  exact: 0.5,
  heading: 0.3,
  prefix: 0.25,
  /** The part of an old name that has to be typed. */
  leastOfOld: 0.5,
  /** What a member's name keeps of that where the query is words. */
  inWords: 0.3,
} as const;

/** Added for a guide whose title, its product's name left aside, is asked for as a whole. */
export const TITLE = {
  subject: 0.4,
  /** How strongly that falls back where the query asks for more: a power. */
  power: 2,
  /** What a subject counts whose words stand apart: to "group rows by a column" is no column group. */
  apart: 0.8,
  /** What a word of the page's product counts for such: every row is one of the Data Grid. */
  productWord: 0.3,
} as const;

/** Where two products answer alike, the one that more readers use comes first. */
export const PRODUCT_WEIGHTS: Readonly<Record<Product, number>> = {
  'data-grid': 1.03,
  'date-pickers': 1,
  charts: 1,
  'tree-view': 1,
};

/** What a score is multiplied with, or raised to. */
export const FACTORS = {
  /** How strongly an entry falls back that answers only some of the terms: a power. */
  coveragePower: 1.6,
  /** What a score keeps where next to nothing of the name was asked for. */
  unaskedName: 0.75,
  currentProduct: 1.12,
  /** For pages of a product of which the query doesn't speak, where it speaks of one. */
  otherProduct: 0.6,
  /** The same where the query names another product. */
  unnamedProduct: 0.4,
  /** For pages on coming from an older version, where the query doesn't speak of one. */
  migration: 0.7,
  /** For old names where the query is plain words, of which they happen to be made. */
  oldNameInWords: 0.7,
  deprecated: 0.85,
  /** For members of what few readers know. */
  littleKnown: 0.76,
} as const;

/** What terms count. */
export const TERMS = {
  /** One that is in the name of nearly everything, as against a rare one. */
  common: 0.12,
  /** One that says little, such as "get". */
  weak: 0.3,
} as const;

/** The part of the best score that a result has to have. */
export const LEAST_SCORE = {
  /** As an answer of its own. */
  answer: 0.3,
  /** Below an answer of its page, which the page may have become by all of its sections. */
  gathered: 0.1,
} as const;

/** How places of a page are gathered. */
export const GATHERING = {
  /** Places that are shown below the best one of their page, at most. */
  most: 3,
  /** The part of the first such place's score that the others have to have. */
  least: 0.5,
  /** What a member of the reference keeps of its score for each better one of its page. */
  nextMember: 0.94,
} as const;
