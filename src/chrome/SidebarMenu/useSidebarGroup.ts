import { useEffect, useState, useSyncExternalStore } from 'react';
import { getGroupState, rememberGroup, subscribeToGroups } from './sidebarMemory';

/**
 * Whether a group of the sidebar is open: as the reader left it in this visit, and on
 * arrival always for the group of the page at hand. The server and the hydrating render
 * know nothing of the visit.
 *
 * @param key tells the group from all others
 * @param options.path of the page at hand
 * @param options.isActive whether the group has that page
 * @param options.isOpenAtFirst for a group that the reader has not touched
 * @returns whether it is open, and what opens or closes it
 */
export function useSidebarGroup(
  key: string,
  {
    path,
    isActive,
    isOpenAtFirst,
  }: { path: string; isActive: boolean; isOpenAtFirst: boolean },
): [open: boolean, toggle: () => void] {
  const remembered = useSyncExternalStore(
    subscribeToGroups,
    () => getGroupState(key),
    () => undefined,
  );
  const [closedOn, setClosedOn] = useState<string>();
  const open = isActive ? closedOn !== path : (remembered ?? isOpenAtFirst);

  // It stays open when the reader goes on to a page outside.
  useEffect(() => {
    if (isActive) {
      rememberGroup(key, true);
    }
  }, [key, path, isActive]);

  return [
    open,
    () => {
      setClosedOn(open ? path : undefined);
      rememberGroup(key, !open);
    },
  ];
}
