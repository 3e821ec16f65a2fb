import {
  listEntryChanges,
  listLibraryChanges,
  type VersionChanges,
} from '../listEntryChanges';
import type { EntryHistory } from '../../common/history/types';
import { createEntry, createMember, VERSIONS } from './createRecord';

/** A line per version, such as `8.9.4: size added, width removed`. */
function toLines(groups: VersionChanges[]): string[] {
  return groups.map(({ from, after, changes }) => {
    const texts = changes.map(
      ({ kind, entry, member }) => `${(member ?? entry).name} ${kind}`,
    );
    return `${after ? `${after}–` : ''}${from}: ${texts.join(', ')}`;
  });
}

function list(entry: EntryHistory): string[] {
  return toLines(listEntryChanges(entry, { entries: [entry], versions: VERSIONS }));
}

describe('listEntryChanges', () => {
  it('groups changes by version, the newest first', () => {
    expect(
      list(
        createEntry([
          createMember(
            'size',
            { from: '8.9.4' },
            { from: '8.10.1', deprecated: true },
          ),
          createMember('width', { from: '7.29.1' }, { from: '8.9.4', default: '1' }),
          createMember('gap', { from: '7.29.1' }),
          createMember('late', { from: '9.0.2' }),
        ]),
      ),
    ).toEqual([
      '9.0.2: late added',
      '8.10.1: size deprecated',
      '8.9.4: size added, width defaultChanged',
    ]);
  });

  it('keeps ranges apart from versions', () => {
    expect(
      list(
        createEntry([
          createMember('size', { from: '8.9.4' }),
          createMember('width', { from: '8.9.4', after: '7.29.1' }),
        ]),
      ),
    ).toEqual(['8.9.4: size added', '7.29.1–8.9.4: width added']);
  });

  it('tells of what went and came back', () => {
    expect(
      list(
        createEntry([
          createMember(
            'size',
            { from: '7.29.1' },
            { from: '8.2.0', gone: true },
            { from: '8.10.1' },
          ),
        ]),
      ),
    ).toEqual(['8.10.1: size added', '8.2.0: size removed']);
  });

  it('leaves out changes of types', () => {
    const size = createMember(
      'size',
      { from: '7.29.1', type: 'number' },
      { from: '8.2.0', type: 'string' },
    );
    expect(list(createEntry([size]))).toEqual([]);
  });

  it('leaves out what came with the entry', () => {
    const members = [
      createMember('size', { from: '8.2.0' }),
      createMember('width', { from: '8.9.4' }),
    ];
    const states = [{ from: '8.2.0', plan: 'pro' as const }];
    expect(list(createEntry(members, { states }))).toEqual([
      '8.9.4: width added',
      '8.2.0: Bars added',
    ]);
  });
});

describe('listLibraryChanges', () => {
  it('tells of entries alone', () => {
    const entries = [
      createEntry([createMember('size', { from: '8.9.4' })]),
      createEntry([], {
        name: 'BarBox',
        states: [
          { from: '7.29.1', plan: 'community' },
          { from: '8.2.0', gone: true, replacedBy: 'Bars' },
        ],
      }),
    ];
    expect(toLines(listLibraryChanges({ entries, versions: VERSIONS }))).toEqual([
      '8.2.0: BarBox removed',
    ]);
  });
});
