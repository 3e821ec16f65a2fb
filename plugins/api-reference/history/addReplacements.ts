import { REPLACEMENTS } from './replacements';
import { getStateAt } from '../common/history/states';
import type {
  EntryHistory,
  MemberHistory,
  MemberKind,
  MemberState,
  ProductHistory,
} from '../common/history/types';

/** Ways in which upstream says what to use in place of something deprecated. */
const PHRASES = [
  /\buse (?:the )?`?([\w.]+)`?(?: (?:prop|slot|component|hook|method|member|selector|instead)\b)/i,
  // Not one of several, nor a name of something else: "Use `barLabel` in the series".
  /\buse (?:the )?`([\w.]+)(?:\(\))?`(?!,| (?:or|and|in|of|on|from)\b)/i,
  /\breplaced (?:by|with) (?:the )?`?([\w.]+)`?/i,
  /\bin favou?r of (?:the )?`?([\w.]+)`?/i,
];

/**
 * The name that a reason of deprecation tells readers to use: `slotProps.toolbar` of
 * "Use `slotProps.toolbar` instead.".
 *
 * @returns undefined where it names nothing
 */
function findNamed(reason: string): string | undefined {
  return PHRASES.map((phrase) => phrase.exec(reason)?.[1]).find(
    (name) => name !== undefined,
  );
}

/** The kind of member that a path speaks of: `slots.toolbar` is a slot. */
const PATH_KINDS: Readonly<Record<string, MemberKind>> = {
  slots: 'slot',
  slotProps: 'slot',
  classes: 'class',
};

/** Looks a name up; undefined where the version does not have it. */
type Lookup = (name: string, version: string) => string | undefined;

function createMemberLookup(own: MemberHistory, entry: EntryHistory): Lookup {
  const { kind } = own;
  const find = (name: string, version: string, kinds: readonly MemberKind[]) =>
    entry.members.find(
      (member) =>
        member !== own &&
        member.name === name &&
        kinds.includes(member.kind) &&
        getStateAt(member.states, version),
    );
  return (name, version) => {
    const [first = '', second] = name.split('.');
    const pathKind = PATH_KINDS[first];
    const found =
      second && pathKind
        ? find(second, version, [pathKind])
        : (find(name, version, [kind]) ??
          find(name, version, ['prop', 'slot', 'member', 'method']));
    return (
      found && (found.kind === kind ? found.name : `${found.kind}:${found.name}`)
    );
  };
}

/** The reason that an older state gives, where the state is gone. */
function findReason(
  states: readonly MemberState[],
  index: number,
): string | undefined {
  const { gone, deprecated } = states[index]!;
  const reason = gone ? states[index - 1]?.deprecated : deprecated;
  return typeof reason === 'string' ? reason : undefined;
}

/** The stable name that upstream gives to what it marked `unstable_`; else undefined. */
function toStableName(name: string): string | undefined {
  return name.startsWith('unstable_') ? name.slice('unstable_'.length) : undefined;
}

function withReplacements<T extends MemberState>(
  states: readonly T[],
  { name, reviewed, lookup }: { name: string; reviewed?: string; lookup: Lookup },
): T[] {
  return states.map((state, index) => {
    const reason = findReason(states, index);
    const named =
      (reason === undefined ? undefined : findNamed(reason)) ??
      (state.gone && toStableName(name));
    const replacedBy =
      reviewed !== undefined && state.gone
        ? reviewed
        : named && lookup(named, state.from);
    return replacedBy ? { ...state, replacedBy } : state;
  });
}

/**
 * Adds what took the place of what is deprecated or gone: from the reviewed data, else from
 * the reason of deprecation, or from a name that lost its `unstable_`, where the version
 * has what that names.
 */
export function addReplacements(history: ProductHistory): ProductHistory {
  const { entries, members } = REPLACEMENTS[history.product];
  const findEntry: Lookup = (name, version) =>
    history.entries.find(
      (entry) => entry.name === name && getStateAt(entry.states, version),
    )?.name;
  return {
    ...history,
    entries: history.entries.map((entry) => ({
      ...entry,
      states: withReplacements(entry.states, {
        name: entry.name,
        reviewed: entries[entry.name],
        lookup: findEntry,
      }),
      members: entry.members.map((member) => ({
        ...member,
        states: withReplacements(member.states, {
          name: member.name,
          reviewed: members[`${entry.name}/${member.kind}:${member.name}`],
          lookup: createMemberLookup(member, entry),
        }),
      })),
    })),
  };
}
