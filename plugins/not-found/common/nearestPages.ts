import { countEdits } from '../../../src/utils/countEdits';
import { VERSION_PAGES } from '../../../src/utils/versionPages';

/** A page of the portal, for whoever looks for one. */
export interface SitePage {
  /** Its canonical path. */
  route: string;
  /** In the language of the portal that is built. */
  title: string;
}

/** What a reader may have been looking for. */
export interface Suggestions {
  /** Where the page stands now, when that is known. */
  moved?: SitePage;
  /** The pages with the most similar address, best first; {@link moved} is none of them. */
  nearest: SitePage[];
}

/** How many pages are suggested, at most. */
const MAX_NEAREST = 5;

/** Below it an address has nothing to do with the one that was asked for. */
const LEAST_SIMILARITY = 0.5;

/** Routes of earlier documentations that were split or dropped, and what is nearest to them today. */
const SUCCESSORS: Readonly<Record<string, string>> = {
  '/components/data-grid/demo': '/x/react-data-grid/features',
  '/components/data-grid/group-pivot': '/x/react-data-grid/row-grouping',
  '/x/react-data-grid/columns': '/x/react-data-grid/column-definition',
  '/x/react-data-grid/demo': '/x/react-data-grid/features',
  '/x/react-data-grid/demos': '/x/react-data-grid/features',
  '/x/react-data-grid/faq': '/x/react-data-grid',
  '/x/react-data-grid/group-pivot': '/x/react-data-grid/row-grouping',
  '/x/react-data-grid/rows': '/x/react-data-grid/row-definition',
  '/x/react-date-pickers/date-pickers': '/x/react-date-pickers/date-picker',
  '/x/react-date-pickers/faq': '/x/react-date-pickers',
};

/** An address as it would be without slips of the hand and of other hosts: `/X/Charts/index.html`. */
function tidy(canonical: string): string {
  return canonical
    .toLowerCase()
    .replace(/%20|[\s_]+/g, '-')
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\.html?|\.mdx?)$/, '')
    .replace(/\/(?:index)?$/, '');
}

/** The route of today for an address of an older documentation. */
function findSuccessor(address: string): string | undefined {
  const moved = Object.entries(VERSION_PAGES).find(([, page]) =>
    Object.values(page.moved ?? {}).includes(address),
  );
  return moved?.[0] ?? SUCCESSORS[address];
}

type CompareWords = (a: string, b: string) => number;

/** Compares words: from 0, nothing in common, to 1, the same. Routes have few words and say them often, so it remembers. */
function createCompareWords(): CompareWords {
  const known = new Map<string, number>();
  return (a, b) => {
    const key = `${a}/${b}`;
    let similarity = known.get(key);
    if (similarity === undefined) {
      similarity = 1 - countEdits(a, b) / Math.max(a.length, b.length, 1);
      known.set(key, similarity);
    }
    return similarity;
  };
}

function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function getLastSegment(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** What a page of the reference is worth less to a reader who didn't ask for one. */
const REFERENCE_PENALTY = 0.1;

/** Rates pages by their likeness to an address: its last segment says most, its other words whether the page is about the same. */
function createRate(address: string): (page: SitePage) => number {
  const compareWords = createCompareWords();
  const words = toWords(address);
  const penalty = words.includes('api') ? 0 : REFERENCE_PENALTY;

  function countCommon(some: readonly string[], others: readonly string[]): number {
    const best = some.map((word) =>
      Math.max(0, ...others.map((other) => compareWords(word, other))),
    );
    return best.reduce((sum, value) => sum + value, 0) / Math.max(some.length, 1);
  }

  return ({ route, title }) => {
    const routeWords = toWords(route);
    return (
      0.5 * compareWords(getLastSegment(address), getLastSegment(route)) +
      0.3 * countCommon(words, [...routeWords, ...toWords(title)]) +
      0.2 * countCommon(routeWords, words) -
      (route.startsWith('/x/api/') ? penalty : 0)
    );
  };
}

/**
 * The pages that a reader who came to an address without one may have meant.
 *
 * @param canonical the canonical path that was asked for
 * @param pages all pages of the portal
 */
export function suggestPages(
  canonical: string,
  pages: readonly SitePage[],
): Suggestions {
  const address = tidy(canonical);
  const target = findSuccessor(address) ?? address;
  const moved = pages.find(({ route }) => route === target);
  const rate = createRate(address);
  const nearest = pages
    .filter((page) => page !== moved)
    .map((page) => ({ page, similarity: rate(page) }))
    .filter(({ similarity }) => similarity >= LEAST_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, MAX_NEAREST)
    .map(({ page }) => page);
  return { moved, nearest };
}
