import {
  type Change,
  CHANGE_KINDS,
  type ChangeKind,
} from '../../common/history/changes';
import type { CompareQuery } from './query';

type Filters = Pick<CompareQuery, 'kinds' | 'plan' | 'kind' | 'text'>;

/** Whether a change is among those that the reader asks for. */
function matchesFilters(
  { kind: changeKind, entry, member, plan }: Change,
  { kinds, plan: wanted, kind, text }: Filters,
): boolean {
  const name = `${entry.name}.${member?.name ?? ''}`.toLowerCase();
  return (
    kinds.includes(changeKind) &&
    (wanted === 'all' || plan === wanted) &&
    (kind === 'all' || (member?.kind ?? 'entry') === kind) &&
    text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => name.includes(word))
  );
}

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

/** How many changes there are of each kind; kinds without any are left out. */
export function countKinds(
  changes: readonly Change[],
): { kind: ChangeKind; count: number }[] {
  return CHANGE_KINDS.map((kind) => ({
    kind,
    count: changes.filter((change) => change.kind === kind).length,
  })).filter(({ count }) => count > 0);
}

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
