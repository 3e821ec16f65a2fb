import type { Snapshot, SnapshotEntry, SnapshotMember } from './snapshot';
import type {
  EntryHistory,
  MemberHistory,
  MemberState,
  ProductHistory,
} from '../common/history/types';
import { orderVersions } from '../common/history/version';
import { withoutUnknown } from './withoutUnknown';

type Sighting = Pick<SnapshotMember, 'fields' | 'undocumented'>;

/** What a state says; null where it says that nothing is there. */
function toSighting(
  states: readonly MemberState[],
  version: string,
): Sighting | null {
  const state = states.findLast(({ from }) => orderVersions(from, version) <= 0);
  if (!state || state.gone) {
    return null;
  }
  const fields: Partial<MemberState> = { ...state };
  delete fields.from;
  delete fields.after;
  delete fields.undocumented;
  delete fields.replacedBy;
  return state.undocumented ? { undocumented: true } : { fields };
}

function toSnapshotMembers(
  members: readonly MemberHistory[],
  version: string,
): SnapshotMember[] {
  return members.flatMap(({ kind, name, states }) => {
    const sighting = toSighting(states, version);
    return sighting ? [{ kind, name, ...sighting }] : [];
  });
}

function toSnapshotEntry(
  { name, kind, states, members }: EntryHistory,
  version: string,
): SnapshotEntry[] {
  const sighting = toSighting(states, version);
  return sighting
    ? [
        {
          name,
          ...(!sighting.undocumented && { kind }),
          ...sighting,
          members: sighting.undocumented ? [] : toSnapshotMembers(members, version),
        },
      ]
    : [];
}

/** Turns a history back into what each of its versions has, to add another to them. */
export function toSnapshots({
  product,
  versions,
  incomplete,
  entries,
}: ProductHistory): Snapshot[] {
  return versions.map((version) => {
    const missingPlans =
      incomplete.find((one) => one.version === version)?.plans ?? [];
    return {
      product,
      version,
      missingPlans,
      entries: withoutUnknown(
        entries.flatMap((entry) => toSnapshotEntry(entry, version)),
        missingPlans,
      ),
    };
  });
}
