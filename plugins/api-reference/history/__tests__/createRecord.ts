import type {
  EntryHistory,
  EntryKind,
  MemberHistory,
  MemberState,
  ProductHistory,
} from '../../common/history/types';

/** A made-up record of charts; 8.9 before 8.10, and a major version to come. */
export const VERSIONS = ['7.29.1', '8.2.0', '8.9.4', '8.10.1', '9.0.2'];

/** The version of it that counts as installed. */
export const INSTALLED = '8.10.1';

type Start = Pick<MemberState, 'from'> & Partial<MemberState>;

/** A prop by default: `createMember('size', { from: '8.2.0' })`. */
export function createMember(name: string, ...states: Start[]): MemberHistory {
  return { kind: 'prop', name, states };
}

/** An entry that has been there from the first version on. */
export function createEntry(
  members: MemberHistory[],
  patch: Partial<EntryHistory> & { kind?: EntryKind } = {},
): EntryHistory {
  return {
    name: 'Bars',
    kind: 'component',
    states: [{ from: VERSIONS[0]!, plan: 'community' }],
    members,
    ...patch,
  };
}

/** A record of some entries. */
export function createRecord(...entries: EntryHistory[]): ProductHistory {
  return {
    historyVersion: 2,
    product: 'charts',
    versions: VERSIONS,
    incomplete: [],
    skipped: [],
    entries,
  };
}
