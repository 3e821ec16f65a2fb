import { createChanges, joinRenamed, orderChanges, type Change } from './changes';
import { findPossibleState, getLastState, getStateAt } from './states';
import type {
  EntryHistory,
  MemberHistory,
  MemberState,
  ProductHistory,
} from './types';

/**
 * What changed in an entry and its members between two recorded versions. What the earlier
 * one may have already, for nobody knows, has its range.
 */
export function compareEntry(
  entry: EntryHistory,
  entries: readonly EntryHistory[],
  from: string,
  to: string,
): Change[] {
  const own = {
    before: getStateAt(entry.states, from),
    after: getStateAt(entry.states, to),
  };
  const compare = (states: readonly MemberState[], member?: MemberHistory) => {
    const after = getStateAt(states, to);
    const createFrom = (before: MemberState | undefined) =>
      createChanges(
        { entry, member, entries },
        { before, after },
        own,
        getLastState(states, to)?.replacedBy,
      );
    const changes = createFrom(getStateAt(states, from));
    const possible = findPossibleState(states, from);
    if (possible === undefined || changes.length === 0) {
      return changes;
    }
    if (possible.unknown) {
      return [];
    }
    const certain = createFrom(possible.gone ? undefined : possible).map(
      ({ kind }) => kind,
    );
    const range = { from: possible.from, after: possible.after };
    return changes.map((change) =>
      certain.includes(change.kind) ? change : { ...change, range },
    );
  };
  const changes = compare(entry.states);
  // Members come and go with their entry.
  if (own.before === undefined || own.after === undefined) {
    return changes;
  }
  const ofMembers = entry.members.flatMap((member) =>
    compare(member.states, member),
  );
  return joinRenamed([...changes, ...ofMembers]).sort(orderChanges);
}

/**
 * What changed between two recorded versions of a library. Of an entry that came or went
 * there is one change: its members go with it.
 *
 * @param from the earlier version, as recorded
 * @param to the later one
 * @returns the entries that changed, in the order of the record; each with its own
 *   changes first, then those of its members by kind
 */
export function compareVersions(
  { entries }: Pick<ProductHistory, 'entries'>,
  from: string,
  to: string,
): Change[][] {
  return entries
    .map((entry) => compareEntry(entry, entries, from, to))
    .filter((changes) => changes.length > 0);
}
