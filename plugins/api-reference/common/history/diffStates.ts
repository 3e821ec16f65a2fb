import type { MemberState } from './types';

/** What can happen to a member or an entry, in the order in which readers are told. */
export const CHANGE_KINDS = [
  'added',
  'removed',
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
  typeChanged: (before, after) => before.type !== after.type,
};

/**
 * The changes from one state to another; undefined stands for not being there. What
 * comes or goes has no further change.
 */
export function diffStates(
  before: MemberState | undefined,
  after: MemberState | undefined,
): ChangeKind[] {
  if (before === undefined || after === undefined) {
    return before === after ? [] : [after === undefined ? 'removed' : 'added'];
  }
  return CHANGE_KINDS.filter((kind) => DIFFERENCES[kind]?.(before, after));
}
