import { createListeners } from '@site/src/utils/createListeners';
import { visitTextStorage } from '@site/src/utils/storage';

/** Name of the entry that holds the sidebars' scroll positions; also read by the script that runs before paint. */
export const SCROLL_STORAGE_NAME = 'sidebarScroll';
const GROUPS_STORAGE_NAME = 'sidebarGroups';

/** The entries of a stored object; none where the text is malformed or its values are of another type. */
function readEntries<Value>(
  name: string,
  isValue: (value: unknown) => value is Value,
): Record<string, Value> {
  try {
    const data: unknown = JSON.parse(visitTextStorage.read(name) ?? '{}');
    return Object.values(data as object).every(isValue)
      ? (data as Record<string, Value>)
      : {};
  } catch {
    return {};
  }
}

const listeners = createListeners();
let groups: Record<string, boolean> | undefined;

function getGroups(): Record<string, boolean> {
  groups ??= readEntries(
    GROUPS_STORAGE_NAME,
    (value): value is boolean => typeof value === 'boolean',
  );
  return groups;
}

/**
 * Whether a group of a sidebar was left open in this visit; undefined for one that the
 * reader has not touched. Browser only.
 */
export function getGroupState(key: string): boolean | undefined {
  return getGroups()[key];
}

/** Remembers for this visit whether a group is open. */
export function rememberGroup(key: string, open: boolean): void {
  if (getGroupState(key) !== open) {
    groups = { ...getGroups(), [key]: open };
    visitTextStorage.write(GROUPS_STORAGE_NAME, JSON.stringify(groups));
    listeners.notify();
  }
}

/** Calls back when a group's state changes; returns the function that stops it. */
export const subscribeToGroups = listeners.subscribe;

function readPositions() {
  return readEntries(
    SCROLL_STORAGE_NAME,
    (value): value is number => typeof value === 'number',
  );
}

/** How far a sidebar was scrolled in this visit, in pixels; browser only. */
export function readSidebarPosition(sidebar: string): number | undefined {
  return readPositions()[sidebar];
}

/** Remembers for this visit how far a sidebar is scrolled, in pixels. */
export function writeSidebarPosition(sidebar: string, top: number): void {
  visitTextStorage.write(
    SCROLL_STORAGE_NAME,
    JSON.stringify({ ...readPositions(), [sidebar]: top }),
  );
}
