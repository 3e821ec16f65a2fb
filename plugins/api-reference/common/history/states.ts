import type { MemberState } from './types';
import { orderVersions } from './version';

/** Where in the versions a state began; see the record's types. */
export type StateStart = Pick<MemberState, 'from' | 'after'>;

/**
 * The state of a member, or of an entry, in a version.
 *
 * @param states ascending
 * @returns undefined where there was nothing yet, or nothing any more
 */
export function getStateAt<State extends MemberState>(
  states: readonly State[],
  version: string,
): State | undefined {
  const state = states.findLast(({ from }) => orderVersions(from, version) <= 0);
  return state?.gone ? undefined : state;
}

/**
 * The start of the states, up to a version, that all have something: since when it has
 * been so without a break.
 *
 * @param states ascending
 * @param span the first recorded version, before which nothing is known, and the last
 *   that counts
 * @returns undefined where the last state lacks it, or where it has been so from the first
 */
export function findRunStart(
  states: readonly MemberState[],
  { first, upTo }: { first: string; upTo: string },
  has: (state: MemberState) => boolean,
): StateStart | undefined {
  const past = states.filter(({ from }) => orderVersions(from, upTo) <= 0);
  const index = past.findLastIndex((state) => state.gone || !has(state));
  const start = past[index + 1];
  return start === undefined || start.from === first ? undefined : start;
}
