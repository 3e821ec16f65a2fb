import type { Change } from '../changes';
import { compareVersions } from '../compareVersions';
import type { EntryHistory, MemberState } from '../types';
import {
  createEntry,
  createRecord,
  createMember,
} from '../../../history/__tests__/createRecord';

/** A change in a line, such as `Bars.size removed (width)`. */
function toLine({ kind, entry, member, replacedBy, replaces }: Change): string {
  const subject = member ? `${entry.name}.${member.name}` : entry.name;
  const links = replacedBy ?? replaces?.join(', ');
  return `${subject} ${kind}${links === undefined ? '' : ` (${links})`}`;
}

function compare(entries: EntryHistory[], from: string, to: string): string[] {
  return compareVersions(createRecord(...entries), from, to)
    .flat()
    .map(toLine);
}

function createStates(
  first: Partial<MemberState> | undefined,
  later: Partial<MemberState>,
): MemberState[] {
  return [
    ...(first ? [{ from: '7.29.1', ...first }] : []),
    { from: '8.9.4', ...later },
  ];
}

describe('compareVersions', () => {
  it.each([
    ['added', undefined, { type: 'number' }],
    ['removed', { type: 'number' }, { gone: true as const }],
    ['deprecated', {}, { deprecated: true as const }],
    ['undeprecated', { deprecated: 'Old.' }, {}],
    ['defaultChanged', { default: '1' }, { default: '2' }],
    ['defaultChanged', {}, { default: '2' }],
    ['defaultChanged', { default: '1' }, {}],
    ['requiredChanged', {}, { required: true as const }],
    ['requiredChanged', { required: true as const }, {}],
    ['planChanged', {}, { plan: 'pro' as const }],
    ['typeChanged', { type: 'number' }, { type: 'string' }],
  ])('finds what is %s: from %j to %j', (kind, first, later) => {
    const entry = createEntry([createMember('size', ...createStates(first, later))]);
    expect(compare([entry], '8.2.0', '8.9.4')).toEqual([`Bars.size ${kind}`]);
    expect(compare([entry], '7.29.1', '8.10.1')).toEqual([`Bars.size ${kind}`]);
    expect(compare([entry], '7.29.1', '8.2.0')).toEqual([]);
    expect(compare([entry], '8.9.4', '8.10.1')).toEqual([]);
  });

  it.each(['slot', 'class'] as const)(
    'tells no change of the plan of a %s: it follows the code',
    (kind) => {
      const states = createStates({ plan: 'premium' }, {});
      const member = { ...createMember('size', ...states), kind };
      expect(compare([createEntry([member])], '8.2.0', '8.9.4')).toEqual([]);
    },
  );

  it.each([
    ['another reason', { deprecated: 'Old.' }, { deprecated: 'Very old.' }],
    ['the community plan, said or not', {}, { plan: 'community' as const }],
    ['what is not documented', {}, { undocumented: true as const }],
    [
      'what was unknown',
      { unknown: true as const },
      { type: 'number', required: true as const, default: '1' },
    ],
    ['a type that was not read', {}, { type: 'number' }],
  ])('finds no change in %s', (_, first, later) => {
    const entry = createEntry([createMember('size', ...createStates(first, later))]);
    expect(compare([entry], '7.29.1', '8.10.1')).toEqual([]);
  });

  it.each<[string, Partial<MemberState>[], string, string | undefined]>([
    ['lies in', [{ type: 'A' }, { default: '2' }], '8.2.0', '7.29.1 8.9.4'],
    ['is the start of', [{ type: 'A' }, { default: '2' }], '7.29.1', undefined],
    ['lies in', [{ default: '1' }, { default: '2' }], '8.2.0', '7.29.1 8.9.4'],
    ['lies in', [{ default: '1' }, { gone: true }], '8.2.0', '7.29.1 8.9.4'],
  ])(
    'dates by its range what the version may have that %s a gap: %j',
    (_, [first, later], from, range) => {
      const entry = createEntry([
        createMember(
          'size',
          { from: '7.29.1', ...first },
          { from: '8.9.4', after: '7.29.1', ...later },
        ),
      ]);
      const changes = compareVersions(createRecord(entry), from, '8.10.1').flat();
      expect(changes).toHaveLength(1);
      expect(changes[0]!.range && Object.values(changes[0]!.range).sort()).toEqual(
        range?.split(' '),
      );
    },
  );

  it('tells what changed in any case as it tells all else', () => {
    const entry = createEntry([
      createMember(
        'size',
        { from: '7.29.1', default: '1' },
        { from: '8.9.4', after: '7.29.1', default: '2' },
        { from: '8.10.1', default: '3', required: true },
      ),
    ]);
    const changes = compareVersions(createRecord(entry), '8.2.0', '8.10.1').flat();
    expect(changes.map(({ kind, range }) => [kind, range])).toEqual([
      ['defaultChanged', undefined],
      ['requiredChanged', undefined],
    ]);
    expect(compare([entry], '7.29.1', '8.2.0')).toEqual([]);
  });

  it('says nothing of what is unknown after a gap', () => {
    const entry = createEntry([
      createMember(
        'size',
        { from: '8.9.4', after: '7.29.1', unknown: true },
        { from: '8.10.1', default: '3' },
      ),
    ]);
    expect(compare([entry], '8.2.0', '8.10.1')).toEqual([]);
  });

  it('finds all changes of a member, in one order', () => {
    const states = createStates(
      { type: 'number', default: '1' },
      { type: 'string', deprecated: true, required: true, plan: 'pro' },
    );
    expect(
      compare([createEntry([createMember('size', ...states)])], '7.29.1', '8.9.4'),
    ).toEqual([
      'Bars.size deprecated',
      'Bars.size defaultChanged',
      'Bars.size requiredChanged',
      'Bars.size planChanged',
      'Bars.size typeChanged',
    ]);
  });

  it('takes what lies between for nothing: a member that came back is there', () => {
    const entry = createEntry([
      createMember(
        'size',
        { from: '7.29.1' },
        { from: '8.2.0', gone: true },
        { from: '8.10.1', default: '1' },
      ),
    ]);
    expect(compare([entry], '7.29.1', '8.10.1')).toEqual([
      'Bars.size defaultChanged',
    ]);
    expect(compare([entry], '8.9.4', '8.10.1')).toEqual(['Bars.size added']);
  });

  it('tells the state of both versions, and the plan with the entry’s', () => {
    const entry = createEntry(
      [createMember('size', ...createStates({ default: '1' }, { default: '2' }))],
      { states: [{ from: '7.29.1', plan: 'premium' }] },
    );
    expect(compareVersions(createRecord(entry), '8.2.0', '8.10.1')).toEqual([
      [
        {
          kind: 'defaultChanged',
          entry: { kind: 'component', name: 'Bars' },
          member: { kind: 'prop', name: 'size' },
          plan: 'premium',
          before: { from: '7.29.1', default: '1', plan: 'premium' },
          after: { from: '8.9.4', default: '2', plan: 'premium' },
        },
      ],
    ]);
  });

  it('says what took a member’s place, and whose place one took', () => {
    const entry = createEntry([
      createMember(
        'size',
        { from: '7.29.1' },
        { from: '8.9.4', gone: true, replacedBy: 'width' },
      ),
      createMember('width', { from: '8.9.4' }),
    ]);
    expect(compare([entry], '8.2.0', '8.9.4')).toEqual([
      'Bars.width added (size)',
      'Bars.size removed (width)',
    ]);
  });

  it('tells of an entry that was renamed without its members', () => {
    const old = createEntry([createMember('size', { from: '7.29.1' })], {
      name: 'BarBox',
      states: [
        { from: '7.29.1', plan: 'community' },
        { from: '8.9.4', gone: true, replacedBy: 'BarsBox' },
      ],
    });
    const renamed = createEntry([createMember('size', { from: '8.9.4' })], {
      name: 'BarsBox',
      states: [{ from: '8.9.4', plan: 'community' }],
    });
    expect(compare([old, renamed], '8.2.0', '8.10.1')).toEqual([
      'BarBox removed (BarsBox)',
      'BarsBox added (BarBox)',
    ]);
  });

  it('tells of an entry’s change of plan once', () => {
    const entry = createEntry(
      [
        createMember('size', { from: '7.29.1' }),
        createMember(
          'width',
          { from: '7.29.1', plan: 'premium' },
          { from: '8.9.4' },
        ),
      ],
      {
        states: [
          { from: '7.29.1', plan: 'pro' },
          { from: '8.9.4', plan: 'community' },
        ],
      },
    );
    expect(compare([entry], '8.2.0', '8.9.4')).toEqual([
      'Bars planChanged',
      'Bars.width planChanged',
    ]);
  });

  it('finds nothing in the same version', () => {
    const entry = createEntry([createMember('size', { from: '8.9.4' })]);
    expect(compareVersions(createRecord(entry), '8.9.4', '8.9.4')).toEqual([]);
  });
});

describe('the parameters of a hook', () => {
  const START = { from: '7.29.1', type: 'A' };
  const GONE = { from: '8.9.4', gone: true as const };
  const param = (name: string, ...states: Parameters<typeof createMember>[1][]) => ({
    ...createMember(name, ...states),
    kind: 'param' as const,
  });
  const compareParams = (...params: ReturnType<typeof param>[]) =>
    compareVersions(
      createRecord(createEntry(params, { kind: 'hook', name: 'useBars' })),
      '8.2.0',
      '8.9.4',
    ).flat();

  it('are renamed where one went as one came', () => {
    const changes = compareParams(
      param('inProps', START, GONE),
      param('props', { from: '8.9.4', type: 'B' }),
    );
    expect(changes).toEqual([
      expect.objectContaining({
        kind: 'renamed',
        renamedFrom: 'inProps',
        member: { kind: 'param', name: 'props' },
        before: expect.objectContaining({ type: 'A' }),
        after: expect.objectContaining({ type: 'B' }),
      }),
    ]);
  });

  it('went and came where there are several', () => {
    const changes = compareParams(
      param('a', START, GONE),
      param('b', START, GONE),
      param('c', { from: '8.9.4', type: 'B' }),
    );
    expect(changes.map(({ kind }) => kind)).toEqual(['added', 'removed', 'removed']);
  });

  it('and what it returns are told by its own type', () => {
    const entry = createEntry([], {
      kind: 'hook',
      name: 'useBars',
      states: [
        { from: '7.29.1', plan: 'community' },
        { from: '8.2.0', plan: 'community', type: '() => A' },
        { from: '8.9.4', plan: 'community', type: '() => B' },
      ],
    });
    expect(compare([entry], '7.29.1', '8.2.0')).toEqual([]);
    expect(compare([entry], '8.2.0', '8.9.4')).toEqual(['useBars typeChanged']);
  });
});
