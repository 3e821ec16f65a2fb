import type { MemberState, StateStart } from '../common/history/types';
import { orderVersions } from '../common/history/version';

/** What a part of the record is read in. */
export interface RecordedVersions {
  /** The recorded versions, ascending. */
  versions: readonly string[];
  /** The version that the portal documents. */
  installed: string;
}

/** What is said of a member, or of an entry, beside its name. */
export interface Marks {
  /**
   * Since when it has been there; of what came back, since its return. Absent for what the
   * first recorded version had, and for what is not there.
   */
  since?: StateStart;
  /** Since when it has been deprecated; absent as above. */
  deprecatedSince?: StateStart;
  /** Where it goes in a version after the installed one. */
  removal?: StateStart;
}

/** The start alone: a state says more. */
function toStart({ from, after }: StateStart): StateStart {
  return { from, ...(after !== undefined && { after }) };
}

/**
 * Reads from the record when something came, was deprecated and goes.
 *
 * @param states ascending
 */
export function getMarks(
  states: readonly MemberState[],
  { versions, installed }: RecordedVersions,
): Marks {
  const past = states.filter(({ from }) => orderVersions(from, installed) <= 0);
  /** The first of the states, up to the installed version, that all have something. */
  const findStart = (has: (state: MemberState) => boolean) => {
    const index = past.findLastIndex((state) => state.gone || !has(state));
    const start = past[index + 1];
    const isUnknown = start?.unknown || past[index]?.unknown;
    return isUnknown || start?.from === (versions[0] ?? installed)
      ? undefined
      : start;
  };
  const since = findStart(() => true);
  const deprecated = findStart((state) => state.deprecated !== undefined);
  // What is undocumented has the reason of later: nobody was told of it then.
  const deprecatedSince = deprecated?.undocumented
    ? past.slice(past.indexOf(deprecated)).find(({ undocumented }) => !undocumented)
    : deprecated;
  const last = states.at(-1);
  const goes = last?.gone && orderVersions(last.from, installed) > 0;
  return {
    ...(since && { since: toStart(since) }),
    ...(deprecatedSince && { deprecatedSince: toStart(deprecatedSince) }),
    ...(goes && { removal: toStart(last) }),
  };
}
