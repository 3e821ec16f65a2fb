import type { ApiUses } from '../../uses/types';

/** A link of the section "Used in". */
export interface UseLink {
  text: string;
  to: string;
}

/** The links of the section "Used in". */
export interface ListedUses {
  pages: UseLink[];
  demos: UseLink[];
  /** Whether pages have the number of their demos behind them. */
  isCounted: boolean;
}

/** More names of demos than this are a wall, not a list. */
export const MAX_LISTED_DEMOS = 24;

/**
 * Lists where a name is used: pages, and demos by name while they are few. Of many, only
 * the pages that have some are listed, with their number; those of a page that isn't
 * among the uses keep their names.
 */
export function listUses({ pages, demos }: ApiUses): ListedUses {
  const isCounted = demos.length > MAX_LISTED_DEMOS;
  const getPage = (permalink: string) => permalink.split('#')[0]!;
  const counts = new Map<string, number>();
  for (const { permalink } of demos) {
    const page = getPage(permalink);
    counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  const listed = new Set(pages.map(({ permalink }) => permalink));
  return {
    pages: pages
      .filter(({ permalink }) => !isCounted || counts.has(permalink))
      .map(({ title, permalink }) => ({
        text: isCounted ? `${title} (${counts.get(permalink)})` : title,
        to: permalink,
      })),
    demos: demos
      .filter(({ permalink }) => !isCounted || !listed.has(getPage(permalink)))
      .map(({ name, permalink }) => ({ text: name, to: permalink })),
    isCounted,
  };
}
