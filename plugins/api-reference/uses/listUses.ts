import type { ApiUses } from './createUses';

/** A link of the section "Used in". */
export interface UseLink {
  text: string;
  to: string;
}

/** The links of the section "Used in". */
export interface ListedUses {
  pages: UseLink[];
  demos: UseLink[];
  /** How many pages and demos have no link, because the list would be too long. */
  unlisted: number;
  /** Whether pages have the number of their demos behind them. */
  isCounted: boolean;
}

/** More names of demos than this are a wall, not a list. */
export const MAX_LISTED_DEMOS = 24;

/** Of more pages than this, those with the most demos are listed. */
export const MAX_LISTED_PAGES = 24;

const getPage = (permalink: string) => permalink.split('#')[0]!;

/** Pages with the number of their demos, those with the most; the rest is counted. */
function listCountedUses({ pages, demos }: ApiUses): ListedUses {
  const counts = new Map<string, number>();
  for (const { permalink } of demos) {
    const page = getPage(permalink);
    counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  const getCount = ({ permalink }: { permalink: string }) =>
    counts.get(permalink) ?? 0;
  const shown = pages.filter((page) => getCount(page) > 0);
  const listed = new Set(
    [...shown].sort((a, b) => getCount(b) - getCount(a)).slice(0, MAX_LISTED_PAGES),
  );
  const known = new Set(pages.map(({ permalink }) => permalink));
  const others = demos.filter(({ permalink }) => !known.has(getPage(permalink)));
  const named = others.slice(0, MAX_LISTED_DEMOS);
  return {
    pages: shown
      .filter((page) => listed.has(page))
      .map((page) => ({
        text: `${page.title} (${getCount(page)})`,
        to: page.permalink,
      })),
    demos: named.map(({ name, permalink }) => ({ text: name, to: permalink })),
    unlisted: shown.length - listed.size + others.length - named.length,
    isCounted: true,
  };
}

/**
 * Lists where a name is used: pages, and demos by name while they are few. Of many, only
 * the pages that have some are listed, with their number; those of a page that isn't
 * among the uses keep their names. Both lists end somewhere, so that the page of a
 * component that is everywhere doesn't grow with the portal.
 */
export function listUses(uses: ApiUses): ListedUses {
  return uses.demos.length > MAX_LISTED_DEMOS
    ? listCountedUses(uses)
    : {
        pages: uses.pages.map(({ title, permalink }) => ({
          text: title,
          to: permalink,
        })),
        demos: uses.demos.map(({ name, permalink }) => ({
          text: name,
          to: permalink,
        })),
        unlisted: 0,
        isCounted: false,
      };
}
