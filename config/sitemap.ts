import type { Options } from '@docusaurus/preset-classic';
import { languages } from './languages';

/** Whether an address is the landing page of a language. */
function isLanding(address: string): boolean {
  const [first, ...rest] = new URL(address).pathname.split('/').filter(Boolean);
  return (
    rest.length === 0 && (first === undefined || Object.hasOwn(languages, first))
  );
}

/**
 * The options of the sitemaps, one per language. A page's date is that of its source in
 * git, a page of the reference has that of its package's record. The landing page has
 * none: it is put together of many files, and its source says nothing of them.
 *
 * @param hasDates whether git can say when a file changed; without, no page has a date
 */
export function createSitemapOptions(
  hasDates: boolean,
): Exclude<Options['sitemap'], false | undefined> {
  return {
    ignorePatterns: ['/playground', '/playground/**'],
    lastmod: hasDates ? 'date' : null,
    changefreq: null,
    priority: null,
    async createSitemapItems({ defaultCreateSitemapItems, ...site }) {
      const items = await defaultCreateSitemapItems(site);
      return items.map(({ lastmod, ...item }) => ({
        ...item,
        lastmod: isLanding(item.url) ? undefined : (lastmod ?? undefined),
      }));
    },
  };
}
