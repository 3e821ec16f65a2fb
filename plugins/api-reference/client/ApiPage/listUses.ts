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
  const listed = new Set(pages.map(({ permalink }) => permalink));
  const getPage = (permalink: string) => permalink.split('#')[0]!;
  const countDemos = (page: string) =>
    demos.filter(({ permalink }) => getPage(permalink) === page).length;
  const counted = pages.map(({ title, permalink }) => ({
    title,
    permalink,
    count: countDemos(permalink),
  }));
  return {
    pages: counted
      .filter(({ count }) => !isCounted || count > 0)
      .map(({ title, permalink, count }) => ({
        text: isCounted ? `${title} (${count})` : title,
        to: permalink,
      })),
    demos: demos
      .filter(({ permalink }) => !isCounted || !listed.has(getPage(permalink)))
      .map(({ name, permalink }) => ({ text: name, to: permalink })),
    isCounted,
  };
}
