import type { Fields } from './snapshot';
import { getTypeKey } from './typeKey';
import type { MemberState } from '../common/history/types';
import { areNeighbours } from '../common/history/version';

/** What one version tells of an entry or of a member. */
export type Observation =
  /** It is there. Without fields no more than that is known. */
  | { is: 'there'; fields?: Fields; undocumented?: true }
  | { is: 'absent' }
  /** The version does not tell. */
  | { is: 'unknown' }
  /** Its entry is there and undocumented: it is there if it was, or comes to be. */
  | { is: 'hidden' };

/** An observation, and the version that it was made in. */
export interface Dated {
  version: string;
  observation: Observation;
}

/** What is known of a version: fields and presence both. */
interface Known {
  index: number;
  fields?: Fields;
  undocumented?: true;
}

function isKnown({ observation }: Dated): boolean {
  return observation.is === 'there' || observation.is === 'absent';
}

/** Replaces what is hidden by what stands before it or, failing that, after it. */
function reveal(observations: readonly Dated[]): Dated[] {
  return observations.map((dated, index) => {
    if (dated.observation.is !== 'hidden') {
      return dated;
    }
    const before = observations.slice(0, index).findLast(isKnown)?.observation;
    const after = observations.slice(index).find(isKnown)?.observation;
    const isThere = before?.is === 'there' || after?.is === 'there';
    return {
      ...dated,
      observation: { is: isThere ? 'there' : 'absent' } satisfies Observation,
    };
  });
}

/** A text that is the same for states in which nothing has changed. */
function toKey({ type, ...fields }: Fields, undocumented?: true): string {
  return JSON.stringify([
    type && getTypeKey(type, fields.required ?? false),
    fields.default ?? '',
    fields.required ?? false,
    fields.deprecated ?? '',
    fields.plan ?? '',
    undocumented ?? false,
  ]);
}

/** The fields of the nearest version that tells them, an earlier one first. */
function findFields(
  observations: readonly Dated[],
  index: number,
): Fields | undefined {
  const get = ({ observation }: Dated) =>
    observation.is === 'there' ? observation.fields : undefined;
  const earlier = observations.slice(0, index + 1).findLast(get);
  return get(earlier ?? observations.slice(index).find(get)!);
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
  given: readonly Dated[],
  startedAfter?: string,
): MemberState[] {
  const observations = reveal(given);
  const isDocumented = observations.some(
    ({ observation }) => observation.is === 'there' && observation.fields,
  );
  if (!isDocumented) {
    return [];
  }
  const states: MemberState[] = [];
  let last: (Known & { key: string }) | undefined;
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

  observations.forEach(({ observation }, index) => {
    if (observation.is === 'absent') {
      if (last && last.key !== 'gone') {
        add(index, last.index, { gone: true });
      }
      last = { index, key: 'gone' };
      lastTold = index;
    } else if (observation.is === 'there') {
      const { undocumented } = observation;
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
      last = { index, key, ...(undocumented && { undocumented }) };
      lastTold = observation.fields ? index : lastTold;
    }
  });
  return unifyTypes(states.slice(states.findIndex(({ gone }) => !gone)));
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
