import { findRunStart, type StateStart } from '../common/history/states';
import type { MemberState } from '../common/history/types';
import { orderVersions } from '../common/history/version';

/** What a part of the record is read in. */
export interface Reading {
  /** The recorded versions, ascending. */
  versions: readonly string[];
  /** The version that the portal documents. */
  installed: string;
}

function toSpan({ versions, installed }: Reading) {
  return { first: versions[0] ?? installed, upTo: installed };
}

/**
 * Since when a member, or an entry, has been there; of one that came back, since its
 * return.
 *
 * @param states ascending
 * @returns undefined for what the first recorded version had, and for what is not there
 */
export function getSince(
  states: readonly MemberState[],
  reading: Reading,
): StateStart | undefined {
  return findRunStart(states, toSpan(reading), () => true);
}

/** Since when it has been deprecated; undefined as for `getSince`. */
export function getDeprecatedSince(
  states: readonly MemberState[],
  reading: Reading,
): StateStart | undefined {
  return findRunStart(
    states,
    toSpan(reading),
    ({ deprecated }) => deprecated !== undefined,
  );
}

/**
 * Where it goes in a version after the installed one.
 *
 * @returns undefined for what stays, and for what is gone already
 */
export function getRemoval(
  states: readonly MemberState[],
  { installed }: Reading,
): StateStart | undefined {
  const last = states.at(-1);
  return last?.gone && orderVersions(last.from, installed) > 0 ? last : undefined;
}
