import type { ChangeGroup } from './createGroups';

/** How many rows are laid out at first: more would keep a slow phone busy. */
const MAX_ROWS = 60;

/**
 * Which groups are open at first: as many as stay below a number of rows; one that is
 * alone in any case.
 */
export function listOpenGroups(groups: readonly ChangeGroup[]): boolean[] {
  let rows = 0;
  return groups.map(({ changes }) => {
    rows += changes.length;
    return groups.length === 1 || rows <= MAX_ROWS;
  });
}
