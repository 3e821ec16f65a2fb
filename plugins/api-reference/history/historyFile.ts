import type {
  EntryHistory,
  EntryState,
  MemberHistory,
  MemberKind,
  MemberState,
  ProductHistory,
} from '../common/history/types';

/** What a product's file holds: its history, written shorter. */
export interface HistoryFile extends Omit<ProductHistory, 'entries'> {
  entries: StoredEntry[];
}

interface StoredEntry extends Omit<EntryHistory, 'members'> {
  states: EntryState[];
  /** States by kind and name: `prop apiRef`. */
  members: Record<string, StoredState[]>;
}

/** A member's state; without a `from` it began with its entry. */
export type StoredState = Omit<MemberState, 'from'> & { from?: string };

/** A list or an object with one item a line: a difference of the file shows what changed. */
function toLines(
  [open, close]: readonly [string, string],
  items: readonly string[],
  indent: string,
): string {
  return items.length === 0
    ? open + close
    : `${open}\n${items.map((item) => `${indent}  ${item}`).join(',\n')}\n${indent}${close}`;
}

/** A state that began with its entry has no start of its own. */
function toStoredState(
  { from, after, ...state }: MemberState,
  [start]: readonly MemberState[],
): StoredState {
  return from === start?.from && after === start.after
    ? state
    : { from, ...(after !== undefined && { after }), ...state };
}

function toStoredEntry({ name, kind, states, members }: EntryHistory): StoredEntry {
  return {
    name,
    kind,
    states,
    members: Object.fromEntries(
      members.map((member) => [
        `${member.kind} ${member.name}`,
        member.states.map((state) => toStoredState(state, states)),
      ]),
    ),
  };
}

/** Turns a history into what its file holds. */
export function toHistoryFile(history: ProductHistory): HistoryFile {
  return { ...history, entries: history.entries.map(toStoredEntry) };
}

function formatEntry({ members, ...entry }: StoredEntry): string {
  const lines = toLines(
    ['{', '}'],
    Object.entries(members).map(
      ([name, states]) => `${JSON.stringify(name)}:${JSON.stringify(states)}`,
    ),
    '    ',
  );
  return `${JSON.stringify(entry).slice(0, -1)},"members":${lines}}`;
}

/** Writes a history as its file's JSON: one member a line, below the line of its entry. */
export function formatHistory(history: ProductHistory): string {
  const { entries, ...head } = toHistoryFile(history);
  const toList = (items: readonly string[]) => toLines(['[', ']'], items, '  ');
  const fields = Object.entries(head).map(([key, value]) => {
    const text = Array.isArray(value)
      ? toList(value.map((item) => JSON.stringify(item)))
      : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${text},\n`;
  });
  return `{\n${fields.join('')}  "entries": ${toList(entries.map(formatEntry))}\n}\n`;
}

function toMember(
  key: string,
  states: readonly StoredState[],
  [start]: readonly EntryState[],
): MemberHistory {
  const [, kind, name = ''] = /^(\w+) (.+)$/.exec(key) ?? [];
  const entryStart = start && {
    from: start.from,
    ...(start.after !== undefined && { after: start.after }),
  };
  return {
    kind: kind as MemberKind,
    name,
    states: states.map((state) =>
      state.from === undefined
        ? ({ ...entryStart, ...state } as MemberState)
        : { ...state, from: state.from },
    ),
  };
}

/** Turns what a file holds back into a history. */
export function toHistory(file: HistoryFile): ProductHistory {
  return {
    ...file,
    entries: file.entries.map((entry) => ({
      ...entry,
      members: Object.entries(entry.members).map(([key, states]) =>
        toMember(key, states, entry.states),
      ),
    })),
  };
}
