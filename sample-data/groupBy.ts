/** Entries that have a key in common, of which there is at least one. */
export type Group<T> = [T, ...T[]];

/**
 * Puts the entries of a list together by a key. Groups stand in the order of their
 * first entry, and keep the order of the list.
 */
export function groupBy<T>(
  list: readonly T[],
  getKey: (entry: T) => string,
): Map<string, Group<T>> {
  const groups = new Map<string, Group<T>>();
  for (const entry of list) {
    const key = getKey(entry);
    const group = groups.get(key);
    if (group) {
      group.push(entry);
    } else {
      groups.set(key, [entry]);
    }
  }
  return groups;
}
