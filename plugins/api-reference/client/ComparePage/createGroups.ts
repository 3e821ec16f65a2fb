import type { Change } from '../../common/history/changes';
import { matchesFilters } from './filterChanges';
import type { CompareQuery } from './query';

/** Changes that are shown together. */
export interface ChangeGroup {
  /** The entry whose members changed; absent for the changes of entries themselves. */
  entry?: Change['entry'];
  changes: Change[];
}

/**
 * The changes that the reader asks for as they are shown: first those of whole entries,
 * then those of members by entry. Empty groups are left out.
 *
 * @param entries the changes of each entry, as `compareVersions` gives them
 * @param query an entry in it is one of the record, or none
 */
export function createGroups(
  entries: readonly (readonly Change[])[],
  query: Pick<CompareQuery, 'entry' | 'kinds' | 'plan' | 'kind' | 'text'>,
): ChangeGroup[] {
  const wanted = entries
    .flat()
    .filter(
      (change) =>
        (query.entry === '' || change.entry.name === query.entry) &&
        matchesFilters(change, query),
    );
  const own = wanted.filter(({ member }) => member === undefined);
  const groups = new Map<string, Required<ChangeGroup>>();
  for (const change of wanted.filter(({ member }) => member !== undefined)) {
    const { entry } = change;
    const key = `${entry.kind} ${entry.name}`;
    const group = groups.get(key) ?? { entry, changes: [] };
    group.changes.push(change);
    groups.set(key, group);
  }
  return [...(own.length > 0 ? [{ changes: own }] : []), ...groups.values()];
}
