import {
  createChanges,
  joinRenamed,
  orderChanges,
  type Change,
} from '../common/history/changes';
import { getStateAt } from '../common/history/states';
import type {
  EntryHistory,
  MemberHistory,
  MemberState,
  StateStart,
} from '../common/history/types';
import { orderVersions } from '../common/history/version';

/** What came with a version, or with one in a range. */
export interface VersionChanges extends StateStart {
  changes: Change[];
}

/** What the record says of an entry, or of the entries of a library. */
interface Scope {
  entries: readonly EntryHistory[];
  /** The recorded versions, ascending. */
  versions: readonly string[];
}

type Dated = [start: StateStart, changes: Change[]];

/** The state and the one before it; undefined stands for not being there. */
function toPair(states: readonly MemberState[], index: number) {
  const [before, after] = [states[index - 1], states[index]];
  return {
    before: before?.gone ? undefined : before,
    after: after?.gone ? undefined : after,
  };
}

function listChanges(
  entry: EntryHistory,
  member: MemberHistory | undefined,
  { entries, versions }: Scope,
): Dated[] {
  const { states } = member ?? entry;
  return states.flatMap((state, index): Dated[] => {
    const position = versions.indexOf(state.from);
    // What the first recorded version has is where the record begins.
    if (position <= 0) {
      return [];
    }
    const own = {
      before: getStateAt(entry.states, versions[position - 1]!),
      after: getStateAt(entry.states, state.from),
    };
    // Members come and go with their entry.
    if (member && (own.before === undefined || own.after === undefined)) {
      return [];
    }
    const subject = { entry, member, entries };
    const pair = toPair(states, index);
    return [[state, createChanges(subject, pair, own, state.replacedBy)]];
  });
}

/** Changes by the version, or the range, that they came with; the newest first. */
function groupByVersion(dated: readonly Dated[]): VersionChanges[] {
  const groups = new Map<string, VersionChanges>();
  for (const [{ from, after }, changes] of dated) {
    const told = changes.filter(({ kind }) => kind !== 'typeChanged');
    const key = `${from} ${after}`;
    const group = groups.get(key) ?? { from, ...(after && { after }), changes: [] };
    group.changes.push(...told);
    groups.set(key, group);
  }
  return [...groups.values()]
    .filter(({ changes }) => changes.length > 0)
    .map((group) => ({
      ...group,
      changes: joinRenamed(group.changes).sort(orderChanges),
    }))
    .sort(
      (a, b) =>
        orderVersions(b.from, a.from) ||
        orderVersions(b.after ?? b.from, a.after ?? a.from),
    );
}

/**
 * What happened to an entry and its members, by version, the newest first. Changes of
 * types are left out: they are many, and most ask nothing of a reader. Neither is there
 * what came or went with the entry itself.
 */
export function listEntryChanges(
  entry: EntryHistory,
  scope: Scope,
): VersionChanges[] {
  return groupByVersion([
    ...listChanges(entry, undefined, scope),
    ...entry.members.flatMap((member) => listChanges(entry, member, scope)),
  ]);
}

/** What happened to the entries of a library, without their members, as above. */
export function listLibraryChanges(scope: Scope): VersionChanges[] {
  return groupByVersion(
    scope.entries.flatMap((entry) => listChanges(entry, undefined, scope)),
  );
}
