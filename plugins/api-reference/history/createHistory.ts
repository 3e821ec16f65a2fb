import { compareNames } from '../common/compareNames';
import type { Plan, ProductId } from '../types';
import { addReplacements } from './addReplacements';
import { createStates, type Observation } from './createStates';
import {
  isOfSmallestPackage,
  isPlanOfUse,
  toMemberKey,
  type Sighting,
  type Snapshot,
  type SnapshotEntry,
  type SnapshotMember,
} from './snapshot';
import {
  HISTORY_VERSION,
  MEMBER_KINDS,
  type EntryHistory,
  type EntryKind,
  type EntryState,
  type MemberHistory,
  type ProductHistory,
  type SkippedVersion,
} from '../common/history/types';
import { orderVersions, toMinor } from '../common/history/version';

/** What an entry is in each of the versions, undefined where it is not there. */
type Row = readonly (SnapshotEntry | undefined)[];

function byName(a: { name: string }, b: { name: string }): number {
  return compareNames(a.name, b.name);
}

/** The plan that a thing had or will have, as near to a version as it is known. */
function findPlan(plans: readonly (Plan | undefined)[], index: number) {
  return (
    plans.slice(0, index + 1).findLast((plan) => plan !== undefined) ??
    plans.slice(index).find((plan) => plan !== undefined)
  );
}

/** Of what is not seen in a version: whether that means that it is not there. */
function toUnseen(
  { version, missingPlans }: Snapshot,
  plan: Plan | undefined,
): Observation {
  return { version, is: plan && missingPlans.includes(plan) ? 'unknown' : 'absent' };
}

function toSeen(version: string, { fields, undocumented }: Sighting): Observation {
  return {
    version,
    is: 'there',
    ...(fields && { fields }),
    ...(undocumented && { undocumented }),
  };
}

function observeEntry(
  snapshots: readonly Snapshot[],
  name: string,
  row: Row,
): Observation[] {
  const plans = row.map((entry) => entry?.fields?.plan);
  return snapshots.map((snapshot, index) => {
    const entry = row[index];
    const { version, missingPlans, unread } = snapshot;
    if (entry?.unknown || (!entry && unread?.has(name))) {
      return { version, is: 'unknown' };
    }
    // It may have moved to a larger plan's package.
    const unseen: Observation = {
      version,
      is: missingPlans.length > 0 ? 'unknown' : 'absent',
    };
    // A smaller package exports stand-ins of what the larger, missing ones have.
    const plan = findPlan(plans, index);
    const isStandIn =
      entry?.undocumented && plan !== undefined && missingPlans.includes(plan);
    const isSeen = entry && !isStandIn;
    return isSeen ? toSeen(snapshot.version, entry) : unseen;
  });
}

/**
 * Whether a class that left an entry is still in a classes object that the packages
 * export: `barLabelClasses` keeps `MuiBarLabel-faded` where the entry's page turns to
 * `barClasses`. Where the page has others of that object, the class itself has gone. The
 * class is still there, too, where another page has it and the entry's own has none at all:
 * `RadarChart` lists what `RadarGrid` gives to elements when its props take no classes.
 */
function isKeptElsewhere(
  { entries }: Snapshot,
  members: readonly SnapshotMember[],
  className: string | undefined,
): boolean {
  const [prefix, owner = ''] = /^Mui(\w+)-/.exec(className ?? '') ?? [];
  if (prefix === undefined) {
    return false;
  }
  const object = `${owner.charAt(0).toLowerCase()}${owner.slice(1)}Classes`;
  const isClass = ({ kind, fields }: SnapshotMember) =>
    kind === 'class' && fields !== undefined;
  const isOnAnotherPage = () =>
    entries.some((entry) =>
      entry.members.some(
        (member) => isClass(member) && member.fields?.type === className,
      ),
    );
  return (
    (!members.some(({ fields }) => fields?.type?.startsWith(prefix)) &&
      entries.some(({ name }) => name === object)) ||
    (!members.some(isClass) && isOnAnotherPage())
  );
}

/**
 * Gives a member that an incomplete version has the plan which it has in the nearest
 * version that can tell.
 */
function withKnownPlan(
  member: SnapshotMember,
  own: Plan | undefined,
  known: Plan | undefined,
): SnapshotMember {
  if (known === undefined || !member.fields) {
    return member;
  }
  const { plan, ...others } = { ...member.fields, plan: known };
  return { ...member, fields: plan === own ? others : { ...others, plan } };
}

/**
 * A member in a version. A parameter of a hook that nobody documented is known by its
 * place: nobody was told its name.
 */
function findMember(
  row: Row,
  index: number,
  key: string,
): SnapshotMember | undefined {
  const entry = row[index];
  const isWanted = (member: SnapshotMember) => toMemberKey(member) === key;
  const found = entry?.members.find(isWanted);
  if (found || !entry?.undocumented) {
    return found;
  }
  const documented = row.find(
    (one) => one?.kind === 'hook' && one.members.some(isWanted),
  );
  return entry.members[documented?.members.findIndex(isWanted) ?? -1];
}

/** A member in the versions that have its entry, or may have it. */
function observeMember(
  snapshots: readonly Snapshot[],
  {
    name,
    kind,
    row,
    entry,
    key,
  }: {
    name: string;
    kind: EntryKind;
    row: Row;
    entry: readonly Observation[];
    key: string;
  },
): Observation[] {
  const members = row.map((_, index) => findMember(row, index, key));
  const plans = members.map(
    (member, index) =>
      member?.fields && (member.fields.plan ?? row[index]?.fields?.plan),
  );
  const completePlans = plans.map((plan, index) =>
    snapshots[index]!.missingPlans.length === 0 ? plan : undefined,
  );
  const firstDocumented = members.findIndex((member) => member?.fields);
  /** The type as the nearest version tells it that documents it, an earlier one first. */
  const findType = (index: number) =>
    (
      members.slice(0, index).findLast((member) => member?.fields) ??
      members.slice(index).find((member) => member?.fields)
    )?.fields?.type;
  return snapshots.flatMap((snapshot, index): Observation[] => {
    const { version } = snapshot;
    const { is, undocumented } = entry[index]!;
    if (is !== 'there') {
      return is === 'absent' ? [] : [{ version, is }];
    }
    if (undocumented && row[index]?.hidesMembers) {
      return [{ version, is: 'hidden' }];
    }
    const seen = members[index];
    const isOther =
      (seen?.ignored && index < firstDocumented) ||
      (seen?.className !== undefined && seen.className !== findType(index));
    const member = isOther ? undefined : seen;
    if (member?.unknown || (!member && snapshot.unread?.has(`${name} ${key}`))) {
      return [{ version, is: 'unknown' }];
    }
    if (member) {
      const isPlanKnown =
        snapshot.missingPlans.length === 0 || !isPlanOfUse(snapshot.product, member);
      return [
        toSeen(
          version,
          isPlanKnown
            ? member
            : withKnownPlan(
                member,
                row[index]?.fields?.plan,
                findPlan(completePlans, index),
              ),
        ),
      ];
    }
    const isOfSmallest = isOfSmallestPackage({ kind: row[index]?.kind ?? kind });
    if (snapshot.missingPlans.length > 0 && !isOfSmallest) {
      return [{ version, is: 'unknown' }];
    }
    const known = members.slice(0, index).findLast((one) => one?.fields);
    const isElsewhere =
      known?.kind === 'class' &&
      isKeptElsewhere(snapshot, row[index]?.members ?? [], known.fields?.type);
    return [
      isElsewhere
        ? { version, is: 'there', undocumented: true }
        : toUnseen(snapshot, findPlan(plans, index)),
    ];
  });
}

function createMembers(
  snapshots: readonly Snapshot[],
  { name, kind: entryKind }: Pick<EntryHistory, 'name' | 'kind'>,
  row: Row,
  entry: { observations: readonly Observation[]; states: readonly EntryState[] },
): MemberHistory[] {
  const seen = row.flatMap((one) => (one?.undocumented ? [] : (one?.members ?? [])));
  const documented = new Set(
    seen.filter(({ fields }) => fields).map((member) => toMemberKey(member)),
  );
  // The last sighting decides on the kind.
  const kinds = new Map(
    seen
      .map((member) => [toMemberKey(member), member] as const)
      .filter(([key]) => documented.has(key)),
  );
  const start = entry.states[0];
  const first = snapshots.findIndex(({ version }) => version === start?.from);
  return [...kinds]
    .map(([key, { kind, name: member }]): MemberHistory => {
      const dated = observeMember(snapshots.slice(first), {
        name,
        kind: entryKind,
        row: row.slice(first),
        entry: entry.observations.slice(first),
        key,
      });
      return { kind, name: member, states: createStates(dated, start?.after) };
    })
    .filter(({ states }) => states.length > 0)
    .sort(
      (a, b) =>
        MEMBER_KINDS.indexOf(a.kind) - MEMBER_KINDS.indexOf(b.kind) || byName(a, b),
    );
}

function createEntry(
  snapshots: readonly Snapshot[],
  name: string,
  row: Row,
): EntryHistory | null {
  const kind = row.findLast((entry) => entry?.kind)?.kind;
  const observations = observeEntry(snapshots, name, row);
  const states = createStates(observations);
  return kind && states.length > 0
    ? {
        name,
        kind,
        states,
        members: createMembers(snapshots, { name, kind }, row, {
          observations,
          states,
        }),
      }
    : null;
}

/**
 * Makes a product's history from what each of its versions has.
 *
 * @param given of one product, in any order; of two of the same minor the later one in
 *   the list counts
 * @param skipped the minors that could not be recorded; those that are, are left out
 */
export function createHistory(
  product: ProductId,
  given: readonly Snapshot[],
  skipped: readonly SkippedVersion[] = [],
): ProductHistory {
  const byMinor = new Map(
    given.map((snapshot) => [toMinor(snapshot.version), snapshot]),
  );
  const snapshots = [...byMinor.values()].sort((a, b) =>
    orderVersions(a.version, b.version),
  );
  const rows = new Map<string, (SnapshotEntry | undefined)[]>();
  snapshots.forEach(({ entries }, index) => {
    for (const entry of entries) {
      const row =
        rows.get(entry.name) ??
        Array.from<SnapshotEntry | undefined>({ length: snapshots.length });
      row[index] = entry;
      rows.set(entry.name, row);
    }
  });
  return addReplacements({
    historyVersion: HISTORY_VERSION,
    product,
    versions: snapshots.map(({ version }) => version),
    incomplete: snapshots
      .filter(({ missingPlans }) => missingPlans.length > 0)
      .map(({ version, missingPlans }) => ({ version, plans: [...missingPlans] })),
    skipped: skipped
      .filter(({ minor }) => !byMinor.has(minor))
      .sort((a, b) => orderVersions(a.minor, b.minor)),
    entries: [...rows]
      .map(([name, row]) => createEntry(snapshots, name, row))
      .filter((entry) => entry !== null)
      .sort(byName),
  });
}
