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
