import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { normalizeUrl } from '@docusaurus/utils';

/**
 * Gives a sidebar's own links the language's base URL. Docusaurus adds it when it
 * renders a link, too late to find the active one: the comparison with the page's
 * address needs the whole path.
 */
export function localizeLinks(
  items: PropSidebarItem[],
  baseUrl: string,
): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type === 'category') {
      return { ...item, items: localizeLinks(item.items, baseUrl) };
    }
    // The links to pages have a document's id, and the whole path already.
    const isOwnLink = item.type === 'link' && item.docId === undefined;
    return isOwnLink && item.href.startsWith('/')
      ? { ...item, href: normalizeUrl([baseUrl, item.href]), autoAddBaseUrl: false }
      : item;
  });
}
