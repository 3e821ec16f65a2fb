import { getStateAt } from './history/states';
import type { MemberHistory, MemberState } from './history/types';
import { orderVersions } from './history/version';
import { toMemberAnchor, toRemovedAnchor, toSectionKind } from './memberAnchor';

/** Whether something has a place in the reference of a version. */
export function isDocumented(
  states: readonly MemberState[],
  version: string,
): boolean {
  const state = getStateAt(states, version);
  return state !== undefined && !state.undocumented;
}

/** Whether something was there once, and is there no more in a version. */
export function isRemoved(states: readonly MemberState[], version: string): boolean {
  return (
    getStateAt(states, version) === undefined &&
    states.some(({ from }) => orderVersions(from, version) <= 0)
  );
}

/**
 * The anchor of a member on the page of its entry.
 *
 * @param installed the version that the portal documents
 * @returns undefined for a member that the page has no place for: one of a later version
 */
export function getMemberAnchor(
  { kind, name, states }: MemberHistory,
  installed: string,
): string | undefined {
  const anchor = toMemberAnchor(toSectionKind(kind), name);
  if (isDocumented(states, installed)) {
    return anchor;
  }
  return isRemoved(states, installed) ? toRemovedAnchor(anchor) : undefined;
}
