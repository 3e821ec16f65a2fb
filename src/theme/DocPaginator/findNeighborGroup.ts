import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { isSamePath } from '@docusaurus/theme-common/internal';

/** A page in a sidebar, with the name of the group right around it. */
interface Place {
  label: string;
  href: string;
  group?: string;
}

function listPlaces(items: readonly PropSidebarItem[], group?: string): Place[] {
  return items.flatMap((item) => {
    if (item.type === 'html') {
      return [];
    }
    const { label, href } = item;
    const own = href === undefined ? [] : [{ label, href, group }];
    return item.type === 'category'
      ? [...own, ...listPlaces(item.items, label)]
      : own;
  });
}

/**
 * The name of a group that a neighbor's own name needs beside it: where the sidebar has
 * several pages of that name, such as “Overview”. A name that has the group's in it needs
 * none.
 *
 * @param items the sidebar of the page at hand
 * @param permalink of its neighbor
 * @param whole what stands for the group of a page outside of all groups: the library's name
 */
export function findNeighborGroup(
  items: readonly PropSidebarItem[],
  permalink: string,
  whole?: string,
): string | undefined {
  const places = listPlaces(items);
  const neighbor = places.find(({ href }) => isSamePath(href, permalink));
  if (neighbor === undefined) {
    return undefined;
  }
  const { label, group = whole } = neighbor;
  const isAmbiguous = places.filter((place) => place.label === label).length > 1;
  return isAmbiguous && !label.includes(group ?? label) ? group : undefined;
}
