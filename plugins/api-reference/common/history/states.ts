import type { MemberState } from './types';
import { orderVersions } from './version';

/**
 * The recorded state last before or in a version, one that is gone included.
 *
 * @param states ascending
 * @returns undefined where there was nothing yet
 */
export function getLastState<State extends MemberState>(
  states: readonly State[],
  version: string,
): State | undefined {
  return states.findLast(({ from }) => orderVersions(from, version) <= 0);
}

/** As above; undefined also where there is nothing any more. */
export function getStateAt<State extends MemberState>(
  states: readonly State[],
  version: string,
): State | undefined {
  const state = getLastState(states, version);
  return state?.gone ? undefined : state;
}

/**
 * The state that a version may have already: the next one, where its start is known as a
 * range that the version lies in.
 */
export function findPossibleState<State extends MemberState>(
  states: readonly State[],
  version: string,
): State | undefined {
  const next = states.find(({ from }) => orderVersions(from, version) > 0);
  return next?.after !== undefined && orderVersions(next.after, version) < 0
    ? next
    : undefined;
}
