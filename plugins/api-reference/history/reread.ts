import type { ProductHistory } from '../common/history/types';
import type { ReleaseModel } from '../extract/extractRelease';
import { createHistory } from './createHistory';
import {
  FIELD_NAMES,
  toComparable,
  toMemberKey,
  toSnapshots,
  toUnreadKey,
  type Fields,
  type Sighting,
  type Snapshot,
  type SnapshotEntry,
  type SnapshotMember,
} from './snapshot';

function byKey(entry: SnapshotEntry | undefined): Map<string, SnapshotMember> {
  return new Map((entry?.members ?? []).map((one) => [toMemberKey(one), one]));
}

function byName({ entries }: Snapshot): Map<string, SnapshotEntry> {
  return new Map(entries.map((entry) => [entry.name, entry]));
}

/**
 * What another version says of something, in the terms of the new reading: a field that
 * said the same as the old reading of the installed version says the same as the new one.
 */
function restateFields(
  other: Fields,
  before: Fields | undefined,
  after: Fields | undefined,
): Fields {
  if (!before || !after) {
    return other;
  }
  const [own, old] = [toComparable(other), toComparable(before)];
  const isRestated = (name: (typeof FIELD_NAMES)[number]) =>
    // A type that nobody had read before may be another one in other versions.
    (name !== 'type' || before.type !== undefined) &&
    before[name] !== after[name] &&
    own[name] === old[name];
  return Object.fromEntries(
    FIELD_NAMES.map((name) => [
      name,
      (isRestated(name) ? after : other)[name],
    ]).filter(([, value]) => value !== undefined),
  ) as Fields;
}

function restate<Seen extends Sighting>(
  seen: Seen,
  before: Sighting | undefined,
  after: Sighting | undefined,
): Seen {
  return seen.fields
    ? { ...seen, fields: restateFields(seen.fields, before?.fields, after?.fields) }
    : seen;
}

/** Whether the old reading of the installed version has something and the new one has not. */
function isMisread(
  before: Sighting | undefined,
  after: Sighting | undefined,
): boolean {
  return before?.fields !== undefined && after === undefined;
}

/**
 * Whether a version gives a class another name than the installed one, whose name was read
 * wrongly: there it may be wrong as well.
 */
function isMisreadClass(
  { kind, fields }: SnapshotMember,
  before: Sighting | undefined,
  after: Sighting | undefined,
): boolean {
  return (
    kind === 'class' &&
    before?.fields?.type !== after?.fields?.type &&
    before?.fields !== undefined &&
    fields?.type !== before.fields.type &&
    fields?.type !== after?.fields?.type
  );
}

/** What another version has, in the terms of the new reading of the installed one. */
function restateSnapshot(
  other: Snapshot,
  before: Snapshot,
  after: Snapshot,
): Snapshot {
  const [oldEntries, newEntries] = [byName(before), byName(after)];
  return {
    ...other,
    entries: other.entries.map((entry) => {
      const [old, found] = [oldEntries.get(entry.name), newEntries.get(entry.name)];
      if (!old?.kind || !found?.kind) {
        return entry;
      }
      const [oldMembers, newMembers] = [byKey(old), byKey(found)];
      return {
        ...restate(entry, old, found),
        members: entry.members.flatMap((member) => {
          const key = toMemberKey(member);
          const [was, is] = [oldMembers.get(key), newMembers.get(key)];
          return isMisread(was, is)
            ? []
            : [
                isMisreadClass(member, was, is)
                  ? { kind: member.kind, name: member.name, unknown: true as const }
                  : restate(member, was, is),
              ];
        }),
      };
    }),
  };
}

/** What a snapshot documents and the record has never had, as `unread` names it. */
export function listUnread(
  { entries }: Pick<ProductHistory, 'entries'>,
  found: Snapshot,
): Set<string> {
  const known = new Map(entries.map((entry) => [entry.name, entry]));
  return new Set(
    found.entries
      .filter(({ kind }) => kind)
      .flatMap((entry) => {
        const recorded = known.get(entry.name);
        if (!recorded) {
          return [entry.name];
        }
        const members = new Set(
          recorded.members.map((member) => toMemberKey(member)),
        );
        return entry.members
          .filter((member) => member.fields && !members.has(toMemberKey(member)))
          .map((member) => toUnreadKey(entry.name, member));
      }),
  );
}

/**
 * The same of props that elements and other components hand down, in some component: the
 * record keeps only what is documented, so that it can't tell whether these are new.
 */
export function listUnreadInherited(
  history: Pick<ProductHistory, 'entries'>,
  found: Snapshot,
  { inheritedProps = {} }: Pick<ReleaseModel, 'inheritedProps'>,
): string[] {
  const inherited = new Set(Object.values(inheritedProps).flat());
  return [...listUnread(history, found)].filter((key) => {
    const [, name = ''] = /^\S+ prop:(.+)$/.exec(key) ?? [];
    return inherited.has(name);
  });
}

/**
 * Reads the installed version into its record anew, after a change of the extractor. The
 * other versions were read before the change. What can be told from the two readings of
 * the installed one is told of them, too; what only the new one finds is unknown there.
 *
 * @param found what the installed version has
 */
export function rereadInstalled(
  history: ProductHistory,
  found: Snapshot,
): ProductHistory {
  const snapshots = toSnapshots(history);
  const recorded = snapshots.find(({ version }) => version === found.version);
  const unread = listUnread(history, found);
  const others = snapshots
    .filter((snapshot) => snapshot !== recorded)
    .map((other) => (recorded ? restateSnapshot(other, recorded, found) : other))
    .map((other) => ({ ...other, unread }));
  return createHistory(history.product, [...others, found], history.skipped);
}
