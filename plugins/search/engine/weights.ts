import type { Product } from '../../../src/utils/paths';
import type { EntryType } from './indexFormat';

/**
 * What the ranking is made of. Tuned on the questions of evaluation/questions that are not held
 * out, by `npm run search:eval`; never for a single question.
 */

/** What a match tells, by where it is found; 1 would settle the matter. */
export const EVIDENCE = {
  /** In the entry's name. */
  name: 1,
  /** In the entry's description, or the heading that it stands under. */
  description: 0.35,
  /** In the name of the page that the entry stands on. */
  page: 0.5,
  /** In the name of the entry's product. */
  product: 0.35,
  /** In the section's text. */
  text: 0.55,
  /** In another section of the same page. */
  pageText: 0.2,
  /** The term names the type of the entry: `event`. */
  type: 0.7,
} as const;

/** What a term of the index tells of a term of the query. */
export const MATCH = {
  exact: 1,
  /** A prefix that is nearly nothing of the word; one that is nearly all of it tells 1. */
  shortestPrefix: 0.45,
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
};

/** Added for a name that is the query, or begins as the query does. */
export const WHOLE_NAME = { exact: 0.5, prefix: 0.25 } as const;

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
  /** For pages on coming from an older version, where the query doesn't speak of one. */
  migration: 0.7,
  deprecated: 0.85,
  /** For members of what few readers know. */
  littleKnown: 0.76,
  /** For each earlier result of the same page. */
  samePage: 0.94,
} as const;

/** What terms count. */
export const TERMS = {
  /** One that is in the name of nearly everything, as against a rare one. */
  common: 0.25,
  /** One that says little, such as "get". */
  weak: 0.3,
} as const;

/** Results below this part of the best one's score are left out. */
export const LEAST_SCORE = 0.3;
