import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { matchLabel } from '@site/src/utils/matchLabel';

/** Items that a sidebar shows, with all of their groups open; groups without a page are left out. */
function openItems(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.flatMap((item): PropSidebarItem[] => {
    if (item.type === 'html' || (item.type === 'link' && item.unlisted)) {
      return [];
    }
    if (item.type === 'link') {
      return [item];
    }
    const open = openItems(item.items);
    return open.length > 0 || item.href !== undefined
      ? [{ ...item, items: open, collapsible: false, collapsed: false }]
      : [];
  });
}

function filterItem(item: PropSidebarItem, query: string): PropSidebarItem[] {
  if (item.type === 'html' || (item.type === 'link' && item.unlisted)) {
    return [];
  }
  const ranges = matchLabel(item.label, query);
  const marked = ranges
    ? { ...item, customProps: { ...item.customProps, ranges } }
    : item;
  if (marked.type === 'link') {
    return ranges ? [marked] : [];
  }
  const { href, collapsible } = marked;
  const found = filterItems(marked.items, query);
  // A group's name stands for its pages; a section's, and that of a page, for itself.
  const namesPages = ranges && collapsible && href === undefined;
  const items = found.length === 0 && namesPages ? openItems(marked.items) : found;
  return items.length > 0 || (ranges && href !== undefined)
    ? [{ ...marked, items, collapsible: false, collapsed: false }]
    : [];
}

/**
 * The items of a sidebar whose title matches, in their groups, which are then open. What
 * matched stands in an item's custom props, as `ranges`.
 *
 * @param query not empty
 */
export function filterItems(
  items: readonly PropSidebarItem[],
  query: string,
): PropSidebarItem[] {
  return items.flatMap((item) => filterItem(item, query));
}

/** How many pages a sidebar has whose title matches, or whose group's name does. */
export function countPages(items: readonly PropSidebarItem[]): number {
  return items.reduce(
    (count, item) =>
      count +
      (item.type === 'link' ? 1 : 0) +
      (item.type === 'category'
        ? countPages(item.items) +
          (item.href !== undefined && item.customProps?.ranges ? 1 : 0)
        : 0),
    0,
  );
}
