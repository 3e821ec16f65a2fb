import type { MemberState } from '../common/history/types';
import { areNeighbours } from '../common/history/version';
import { FIELD_NAMES, toComparable, type Fields, type Sighting } from './snapshot';
import { getTypeKey } from './typeKey';

/** What one version tells of an entry or of a member. */
export interface Observation extends Sighting {
  version: string;
  /**
   * Whether it is there. `unknown` where the version does not tell, `hidden` where its
   * entry is there and undocumented, and nobody has looked for its members: then it is
   * there if it was, or comes to be.
   */
  is: 'there' | 'absent' | 'unknown' | 'hidden';
}

/** Replaces what is hidden by what stands before it or, failing that, after it. */
function reveal(observations: readonly Observation[]): Observation[] {
  const isKnown = ({ is }: Observation) => is === 'there' || is === 'absent';
  return observations.map((observation, index) => {
    if (observation.is !== 'hidden') {
      return observation;
    }
    const before = observations.slice(0, index).findLast(isKnown);
    const after = observations.slice(index).find(isKnown);
    const isThere = before?.is === 'there' || after?.is === 'there';
    return { version: observation.version, is: isThere ? 'there' : 'absent' };
  });
}

/** A text that is the same for states in which nothing has changed. */
function toKey(fields: Fields, undocumented?: true): string {
  const comparable = toComparable(fields);
  return JSON.stringify([
    ...FIELD_NAMES.map((name) => comparable[name] || null),
    undocumented,
  ]);
}

/** The fields of the nearest version that tells them, an earlier one first. */
function findFields(
  observations: readonly Observation[],
  index: number,
): Fields | undefined {
  const has = ({ fields }: Observation) => fields !== undefined;
  return (
    observations.slice(0, index + 1).findLast(has) ??
    observations.slice(index).find(has)
  )?.fields;
}

/**
 * Makes the states that a member, or an entry, went through from what the versions tell.
 * A state that began where versions are missing has an `after`.
 *
 * @param given ascending; from the first on, what is told of is comparable: of a member,
 *   the versions that have its entry
 * @param startedAfter the `after` of what is there from the first observation on
 * @returns none for what is never there or never documented
 */
export function createStates(
  given: readonly Observation[],
  startedAfter?: string,
): MemberState[] {
  const observations = reveal(given);
  if (!observations.some(({ fields }) => fields)) {
    return [];
  }
  const states: MemberState[] = [];
  let last: { index: number; key: string; undocumented?: true } | undefined;
  /** The last version whose fields are known, for changes of those. */
  let lastTold = -1;

  /** Since which version it may have been so; undefined where that is certain. */
  function findAfter(reference: number, index: number): string | undefined {
    if (reference < 0) {
      return index === 0 ? startedAfter : undefined;
    }
    const earlier = observations[reference]!.version;
    return reference < index - 1 ||
      !areNeighbours(earlier, observations[index]!.version)
      ? earlier
      : undefined;
  }

  function add(index: number, reference: number, state: Omit<MemberState, 'from'>) {
    const after = findAfter(reference, index);
    states.push({
      from: observations[index]!.version,
      ...(after !== undefined && { after }),
      ...state,
    });
  }

  observations.forEach(({ is, fields: told, undocumented }, index) => {
    // What went does not come back by being there undocumented: that is no change.
    const staysGone = undocumented && states.at(-1)?.gone;
    if (is === 'absent' || staysGone) {
      if (last && last.key !== 'gone') {
        add(index, last.index, { gone: true });
      }
      last = { index, key: 'gone' };
      lastTold = index;
    } else if (is === 'there') {
      const fields = findFields(observations, index)!;
      const key = toKey(fields, undocumented);
      if (last?.key !== key) {
        const isOtherFields =
          last !== undefined &&
          last.key !== 'gone' &&
          !undocumented &&
          !last.undocumented;
        add(index, isOtherFields ? lastTold : (last?.index ?? -1), {
          ...(undocumented && { undocumented }),
          ...fields,
        });
      }
      last = { index, key, undocumented };
      lastTold = told ? index : lastTold;
    }
  });
  const own = states.slice(states.findIndex(({ gone }) => !gone));
  const start = observations[0]!;
  const known = observations.find(({ is }) => is !== 'unknown' && is !== 'hidden');
  const isStartUnknown = start.is === 'unknown' && known?.is === 'there';
  return unifyTypes([
    ...(isStartUnknown
      ? [
          {
            from: start.version,
            ...(startedAfter !== undefined && { after: startedAfter }),
            unknown: true as const,
          },
        ]
      : []),
    ...own,
  ]);
}

/** Gives types that say the same the same text, so that readers can compare texts. */
function unifyTypes(states: readonly MemberState[]): MemberState[] {
  const texts = new Map<string, string>();
  return states.map((state) => {
    if (state.type === undefined) {
      return state;
    }
    const key = getTypeKey(state.type, state.required ?? false);
    const text = texts.get(key) ?? state.type;
    texts.set(key, text);
    return { ...state, type: text };
  });
}
