const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** A level of headings, the page's title first. `lvl0` is the product, which `product` has too. */
export type Level = (typeof LEVELS)[number];

/** The levels of headings, from the outside in. */
export const HEADING_LEVELS: readonly Level[] = LEVELS;

/**
 * A record of DocSearch's crawler, as far as the portal reads it. The last three are from
 * the `docsearch:` meta elements of the page.
 */
export interface DocSearchRecord {
  /** With origin and anchor. */
  url: string;
  hierarchy: Partial<Record<Level, string | null>>;
  content?: string | null;
  language: string;
  kind?: string;
  product?: string;
}
