import { useMemo, useState } from 'react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { countPages, filterItems } from './filterItems';

export interface SidebarFilterState {
  /** What the reader typed. */
  query: string;
  setQuery: (query: string) => void;
  /** The items to show: all, or those that match. */
  items: readonly PropSidebarItem[];
  /** How many pages match; undefined while nothing is typed. */
  count: number | undefined;
}

/**
 * Filters a sidebar by what the reader types. The filter is a way to a page: it ends where
 * the reader arrives at one.
 *
 * @param path of the page at hand
 */
export function useSidebarFilter(
  items: readonly PropSidebarItem[],
  path: string,
): SidebarFilterState {
  const [typed, setTyped] = useState({ query: '', path });
  const query = typed.path === path ? typed.query : '';
  const found = useMemo(
    () => (query.trim() === '' ? undefined : filterItems(items, query)),
    [items, query],
  );
  return {
    query,
    setQuery: (next) => setTyped({ query: next, path }),
    items: found ?? items,
    count: found && countPages(found),
  };
}
