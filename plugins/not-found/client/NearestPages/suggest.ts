import pages from '@generated/page-index/default/pages.json';
import { suggestPages, type Suggestions } from '../../common/nearestPages';

/**
 * What the reader of an address without a page may have meant. A module of its own, with
 * the list of all pages in it: no other page has to load that.
 */
export function suggest(canonical: string): Suggestions {
  return suggestPages(canonical, pages);
}
