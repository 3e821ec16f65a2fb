import type { Plan } from '../../types';
import {
  MEMBER_KINDS,
  type EntryHistory,
  type EntryKind,
  type MemberHistory,
  type MemberKind,
  type MemberState,
  type StateStart,
} from './types';

/** What can happen to a member or an entry, in the order in which readers are told. */
export const CHANGE_KINDS = [
  'added',
  'removed',
  'renamed',
  'deprecated',
  'undeprecated',
  'defaultChanged',
  'requiredChanged',
  'planChanged',
  'typeChanged',
] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Whether two states, both there, differ in what a kind of change is about. */
const DIFFERENCES: Partial<
  Record<ChangeKind, (before: MemberState, after: MemberState) => boolean>
> = {
  deprecated: (before, after) =>
    before.deprecated === undefined && after.deprecated !== undefined,
  undeprecated: (before, after) =>
    before.deprecated !== undefined && after.deprecated === undefined,
  defaultChanged: (before, after) => before.default !== after.default,
  requiredChanged: (before, after) => before.required !== after.required,
  planChanged: (before, after) => before.plan !== after.plan,
  // Where one of them has none, it is unknown.
  typeChanged: (before, after) =>
    before.type !== undefined &&
    after.type !== undefined &&
    before.type !== after.type,
};

/**
 * The changes from one state to another; undefined stands for not being there. What
 * comes or goes has no further change.
 */
function diffStates(
  before: MemberState | undefined,
  after: MemberState | undefined,
): ChangeKind[] {
  if (before?.unknown || after?.unknown) {
    return [];
  }
  if (before === undefined || after === undefined) {
    return before === after ? [] : [after === undefined ? 'removed' : 'added'];
  }
  return CHANGE_KINDS.filter((kind) => DIFFERENCES[kind]?.(before, after));
}

export interface MemberName {
  kind: MemberKind;
  name: string;
}

/** A change of an entry or of one of its members. */
export interface Change {
  kind: ChangeKind;
  entry: { kind: EntryKind; name: string };
  /** Absent for a change of the entry itself. */
  member?: MemberName;
  /** The plan that it needs; of what is removed, needed. */
  plan: Plan;
  /** Absent for what is added. */
  before?: MemberState;
  /** Absent for what is removed. */
  after?: MemberState;
  /** The name that took its place, where known; of a member, as `MemberState` has it. */
  replacedBy?: string;
  /** Of what is added: the names whose place it took. */
  replaces?: string[];
  /** Of a parameter that is renamed: its name before. */
  renamedFrom?: string;
  /**
   * Set where nobody knows whether the earlier version of a comparison has the change
   * already: when it came.
   */
  range?: StateStart;
}

/** What a change is found in. */
export interface Subject {
  entry: EntryHistory;
  /** Absent for the entry itself. */
  member?: MemberHistory;
  /** All entries of the library, which an entry's replacement is looked for in. */
  entries: readonly EntryHistory[];
}

/** A member's state with its plan, which may be that of its entry. */
function completePlan(
  state: MemberState | undefined,
  entry: MemberState | undefined,
): MemberState | undefined {
  return state && { ...state, plan: state.plan ?? entry?.plan ?? 'community' };
}

/** The names that the record says gave way to the subject's. */
function findReplaced({ entry, member, entries }: Subject): string[] {
  const siblings: readonly (EntryHistory | MemberHistory)[] = member
    ? entry.members
    : entries;
  const names = member
    ? [member.name, `${member.kind}:${member.name}`]
    : [entry.name];
  return siblings
    .filter(
      (sibling) =>
        sibling !== member &&
        sibling !== entry &&
        sibling.states.some(
          ({ gone, replacedBy }) => gone && names.includes(replacedBy ?? ''),
        ),
    )
    .map(({ name }) => name);
}

/**
 * Whether the plan of a member is a promise. That of a slot or of a class tells which
 * package's code uses the name: it moves when code does, and nobody gains or loses by it.
 */
function isPlanPromised(member: MemberName | undefined): boolean {
  return member?.kind !== 'slot' && member?.kind !== 'class';
}

/**
 * The changes of a member, or of an entry, between two states of it.
 *
 * @param before its state, undefined where it is not there
 * @param after the same, later
 * @param entryStates those of its entry then; the entry's change of plan is not told of
 *   its members again
 * @param replacedBy the name that took its place
 */
export function createChanges(
  subject: Subject,
  { before, after }: { before?: MemberState; after?: MemberState },
  entryStates: { before?: MemberState; after?: MemberState },
  replacedBy: string | undefined,
): Change[] {
  const { entry, member } = subject;
  const states = {
    before: completePlan(before, entryStates.before),
    after: completePlan(after, entryStates.after),
  };
  const hasEntrysPlan =
    member !== undefined &&
    states.before?.plan === entryStates.before?.plan &&
    states.after?.plan === entryStates.after?.plan;
  const tellsPlan = !hasEntrysPlan && isPlanPromised(member);
  return diffStates(states.before, states.after)
    .filter((kind) => kind !== 'planChanged' || tellsPlan)
    .map((kind) => {
      const replaces = kind === 'added' ? findReplaced(subject) : [];
      return {
        kind,
        entry: { kind: entry.kind, name: entry.name },
        ...(member && { member: { kind: member.kind, name: member.name } }),
        plan: (states.after ?? states.before)?.plan ?? 'community',
        ...(states.before && { before: states.before }),
        ...(states.after && { after: states.after }),
        ...(replacedBy !== undefined &&
          (kind === 'removed' || kind === 'deprecated') && { replacedBy }),
        ...(replaces.length > 0 && { replaces }),
      };
    });
}

/**
 * What took the place of the subject of a change: a name of an entry, or a member of the
 * same entry.
 */
export function getReplacement({ member, replacedBy }: Change):
  | {
      name: string;
      kind?: MemberKind;
    }
  | undefined {
  if (replacedBy === undefined || member === undefined) {
    return replacedBy === undefined ? undefined : { name: replacedBy };
  }
  const [, kind = member.kind, name = replacedBy] =
    /^(?:(\w+):)?(.+)$/.exec(replacedBy) ?? [];
  return { kind: kind as MemberKind, name };
}

function toName({ entry, member }: Change): string {
  return member?.name ?? entry.name;
}

function toMemberOrder({ member }: Change): number {
  return member ? MEMBER_KINDS.indexOf(member.kind) : 0;
}

/**
 * The order of changes: those of an entry itself first, then by their kind, by that of
 * the member, by name.
 */
export function orderChanges(a: Change, b: Change): number {
  return (
    Number(a.member !== undefined) - Number(b.member !== undefined) ||
    CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind) ||
    toMemberOrder(a) - toMemberOrder(b) ||
    (toName(a) < toName(b) ? -1 : Number(toName(a) > toName(b)))
  );
}

/**
 * Tells of a hook's parameter that went while another one came that it was renamed:
 * callers give parameters by their position. Of several at once nobody knows which is
 * which.
 */
export function joinRenamed(changes: readonly Change[]): Change[] {
  const find = (kind: ChangeKind) =>
    changes.filter(
      (change) =>
        change.kind === kind &&
        change.entry.kind === 'hook' &&
        change.member?.kind === 'param',
    );
  const [[removed, ...othersRemoved], [added, ...othersAdded]] = [
    find('removed'),
    find('added'),
  ];
  if (!removed || !added || othersRemoved.length + othersAdded.length > 0) {
    return [...changes];
  }
  const renamed: Change = {
    kind: 'renamed',
    entry: added.entry,
    member: added.member,
    plan: added.plan,
    before: removed.before,
    after: added.after,
    renamedFrom: removed.member!.name,
    ...(added.range && { range: added.range }),
  };
  return changes.flatMap((change) =>
    change === removed ? [] : [change === added ? renamed : change],
  );
}
