import {
  createEntry,
  createMember,
  createRecord,
} from '../../../history/__tests__/createRecord';
import { compareVersions } from '../../../common/history/compareVersions';
import { CHANGE_KINDS } from '../../../common/history/changes';
import { createGroups, listOpenGroups } from '../createGroups';

const compared = compareVersions(
  createRecord(
    createEntry(
      [
        createMember('size', { from: '8.9.4', plan: 'pro' }),
        createMember(
          'rowHeight',
          { from: '7.29.1' },
          { from: '8.9.4', default: '1' },
        ),
        { kind: 'slot', name: 'bar', states: [{ from: '8.9.4' }] },
      ],
      {
        states: [
          { from: '7.29.1', plan: 'community' },
          { from: '8.9.4', plan: 'community', deprecated: true },
        ],
      },
    ),
    createEntry([createMember('size', { from: '8.9.4' })], { name: 'Lines' }),
  ),
  '7.29.1',
  '8.10.1',
);

const EVERYTHING = {
  entry: '',
  kinds: CHANGE_KINDS,
  plan: 'all',
  kind: 'all',
  text: '',
} as const;

function list(patch: Partial<Parameters<typeof createGroups>[1]> = {}): string[] {
  return createGroups(compared, { ...EVERYTHING, ...patch }).map(
    ({ entry, changes }) =>
      `${entry?.name ?? 'entries'}: ${changes.map((change) => (change.member ?? change.entry).name).join(', ')}`,
  );
}

describe('createGroups', () => {
  it('shows the changes of entries themselves first', () => {
    expect(list()).toEqual([
      'entries: Bars',
      'Bars: size, bar, rowHeight',
      'Lines: size',
    ]);
  });

  it.each([
    [{ entry: 'Lines' }, ['Lines: size']],
    [{ kinds: ['defaultChanged'] as const }, ['Bars: rowHeight']],
    [{ kinds: [] }, []],
    [{ plan: 'pro' as const }, ['Bars: size']],
    [{ kind: 'slot' as const }, ['Bars: bar']],
    [{ kind: 'entry' as const }, ['entries: Bars']],
    [{ text: 'HEIGHT' }, ['Bars: rowHeight']],
    [{ text: 'lines size' }, ['Lines: size']],
    [{ text: 'nothing' }, []],
  ])('filters by %j', (patch, groups) => {
    expect(list(patch)).toEqual(groups);
  });
});

describe('listOpenGroups', () => {
  const toGroup = (count: number) => ({
    changes: Array.from({ length: count }, () => compared[0]![0]!),
  });

  it.each([
    [
      [3, 4],
      [true, true],
    ],
    [
      [500, 1],
      [false, false],
    ],
    [[500], [true]],
    [
      [50, 10, 1, 1],
      [true, true, false, false],
    ],
    [[], []],
  ])('opens of groups of %j rows %j', (counts, open) => {
    expect(listOpenGroups(counts.map(toGroup))).toEqual(open);
  });
});
