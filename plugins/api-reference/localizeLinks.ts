import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { normalizeUrl } from '@docusaurus/utils';

/**
 * Gives a sidebar's own links the language's base URL. Docusaurus adds it when it
 * renders a link, too late to find the active one: the comparison with the page's
 * address needs the whole path. The links to the docs have it already.
 */
export function localizeLinks(
  items: PropSidebarItem[],
  baseUrl: string,
): PropSidebarItem[] {
  const localize = (href: string) =>
    href.startsWith('/') && !href.startsWith(baseUrl)
      ? normalizeUrl([baseUrl, href])
      : href;
  return items.map((item) => {
    if (item.type === 'category') {
      return {
        ...item,
        ...(item.href !== undefined && { href: localize(item.href) }),
        items: localizeLinks(item.items, baseUrl),
      };
    }
    return item.type === 'link' ? { ...item, href: localize(item.href) } : item;
  });
}
