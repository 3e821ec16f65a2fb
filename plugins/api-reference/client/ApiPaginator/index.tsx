import { useMemo } from 'react';
import { useLocation } from '@docusaurus/router';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type {
  PropNavigationLink,
  PropSidebarItem,
} from '@docusaurus/plugin-content-docs';
import DocPaginator from '@theme/DocPaginator';

interface Neighbors {
  previous?: PropNavigationLink;
  next?: PropNavigationLink;
}

function listLinks(items: readonly PropSidebarItem[]): PropNavigationLink[] {
  return items.flatMap((item) => {
    if (item.type === 'html') {
      return [];
    }
    const own =
      item.href === undefined ? [] : [{ title: item.label, permalink: item.href }];
    return item.type === 'category' ? [...own, ...listLinks(item.items)] : own;
  });
}

/** The group of the reference in a product's sidebar: the one with a page of its own. */
function findReference(
  items: readonly PropSidebarItem[],
): PropSidebarItem | undefined {
  for (const item of items) {
    if (item.type === 'category') {
      const found = item.href === undefined ? findReference(item.items) : item;
      if (found !== undefined) {
        return found;
      }
    }
  }
  return undefined;
}

/**
 * The pages before and after a page of the reference, in the order of the sidebar; the
 * reference's index comes first.
 *
 * @param items the sidebar of a product's API pages
 * @param path of the page at hand, without a trailing slash
 */
export function findNeighbors(
  items: readonly PropSidebarItem[],
  path: string,
): Neighbors {
  const reference = findReference(items);
  const links = reference === undefined ? [] : listLinks([reference]);
  const index = links.findIndex(({ permalink }) => permalink === path);
  return index < 0 ? {} : { previous: links[index - 1], next: links[index + 1] };
}

/** The way to the neighboring pages of the reference. */
export default function ApiPaginator() {
  const { pathname } = useLocation();
  const items = useDocsSidebar()?.items;
  const { previous, next } = useMemo(
    () => findNeighbors(items ?? [], pathname.replace(/\/+$/, '')),
    [items, pathname],
  );
  return (
    <DocPaginator className="docusaurus-mt-lg" previous={previous} next={next} />
  );
}
