import type { HiddenMember } from '../../extract/listHiddenMembers';
import type { ApiProp, Plan } from '../../types';
import { compareVersions } from '../../common/history/compareVersions';
import { createHistory } from '../createHistory';
import { formatHistory } from '../historyFile';
import { type Snapshot, toSnapshots } from '../snapshot';
import type { MemberState } from '../../common/history/types';
import {
  createChartsHistory,
  createComponent,
  createHook,
  createInterface,
  createProp,
  createSnapshot,
  getEntry,
  getMember,
} from './createSnapshot';

/** `Bars` with a prop `size`, or without it where there are no fields. */
function createSize(fields: Partial<ApiProp> | null) {
  return createComponent(fields ? [createProp('size', fields)] : []);
}

/** The states of `size` in versions that have it with these fields. */
function getSizeStates(
  versions: Record<string, Partial<ApiProp> | null>,
): MemberState[] {
  const history = createChartsHistory(
    ...Object.entries(versions).map(([version, fields]) =>
      createSnapshot(version, [createSize(fields)]),
    ),
  );
  return getMember(history, 'size').states;
}

const PLAIN = { from: '8.1.0', type: 'number' };

describe('a change of a prop', () => {
  it.each<[string, Partial<ApiProp>, Partial<ApiProp>, object, string]>([
    ['a default', {}, { default: '3' }, { default: '3' }, 'defaultChanged'],
    [
      'another default',
      { default: '2' },
      { default: '3' },
      { default: '3' },
      'defaultChanged',
    ],
    ['required', {}, { required: true }, { required: true }, 'requiredChanged'],
    ['deprecated', {}, { deprecated: 'Old.' }, { deprecated: 'Old.' }, 'deprecated'],
    ['no more deprecated', { deprecated: true }, {}, {}, 'undeprecated'],
    ['of another plan', {}, { plan: 'pro' }, { plan: 'pro' }, 'planChanged'],
    ['of another type', {}, { type: 'string' }, { type: 'string' }, 'typeChanged'],
  ])('that it is %s is a state', (_, before, after, fields, kind) => {
    const snapshots = [before, after].map((one, index) =>
      createSnapshot(`8.${index + 1}.0`, [createSize(one)]),
    );
    const history = createChartsHistory(...snapshots);
    const states = getMember(history, 'size').states;
    expect(states).toHaveLength(2);
    expect(states[1]).toEqual({ from: '8.2.0', type: 'number', ...fields });
    expect(
      compareVersions(history, '8.1.0', '8.2.0')
        .flat()
        .map((change) => change.kind),
    ).toEqual([kind]);
  });

  it.each<[string, Partial<ApiProp>, Partial<ApiProp>]>([
    ['a namespace', { type: 'React.ReactNode' }, { type: 'ReactNode' }],
    ['an import', { type: 'import("react").Key' }, { type: 'Key' }],
    ['quotes', { type: '"a" | "b"' }, { type: "'a' | 'b'" }],
    ['the order of a union', { type: "'a' | 'b'" }, { type: "'b' | 'a'" }],
    ['a union in brackets', { type: '(A | B)[]' }, { type: '(B | A)[]' }],
    ['spaces', { type: '{ a: 1 }' }, { type: '{a:1;}' }],
    ['undefined, where it is optional', { type: 'A' }, { type: 'A | undefined' }],
    ['quotes of a default', { default: '"a"' }, { default: "'a'" }],
    ['a full stop after a default', { default: 'false' }, { default: 'false.' }],
    ['a description', { description: 'Old.' }, { description: 'New.' }],
  ])('in %s is none', (_, before, after) => {
    expect(getSizeStates({ '8.1.0': before, '8.2.0': after })).toHaveLength(1);
  });

  it('of a required type to undefined is one', () => {
    expect(
      getSizeStates({
        '8.1.0': { type: 'A', required: true },
        '8.2.0': { type: 'A | undefined', required: true },
      }),
    ).toHaveLength(2);
  });
});

describe('the states of a prop', () => {
  it('begin where it appears and end where it goes', () => {
    expect(
      getSizeStates({ '8.1.0': null, '8.2.0': {}, '8.3.0': {}, '8.4.0': null }),
    ).toEqual([
      { from: '8.2.0', type: 'number' },
      { from: '8.4.0', gone: true },
    ]);
  });

  it('begin again where it comes back', () => {
    expect(getSizeStates({ '8.1.0': {}, '8.2.0': null, '8.3.0': {} })).toEqual([
      PLAIN,
      { from: '8.2.0', gone: true },
      { from: '8.3.0', type: 'number' },
    ]);
  });

  it.each([
    ['8.2.0', '8.4.0', '8.2.0'],
    ['8.9.2', '8.10.0', undefined],
    ['8.29.3', '9.0.1', undefined],
    ['8.29.3', '9.1.0', '8.29.3'],
  ])('that differ in %s and %s have the after %s', (earlier, later, after) => {
    const [, state] = getSizeStates({ [earlier]: {}, [later]: { default: '3' } });
    expect(state?.after).toBe(after);
  });

  it('have the same text for types that say the same', () => {
    const types = getSizeStates({
      '8.1.0': { type: "'a' | 'b'" },
      '8.2.0': { type: 'string' },
      '8.3.0': { type: '"b" | "a"' },
    }).map(({ type }) => type);
    expect(types).toEqual(["'a' | 'b'", 'string', "'a' | 'b'"]);
  });
});

describe('what the packages have and do not document', () => {
  it('is not gone', () => {
    const history = createChartsHistory(
      createSnapshot('8.1.0', [createSize({ default: '3' })]),
      createSnapshot('8.2.0', [createSize(null)], {
        undocumentedProps: { Bars: ['size'] },
      }),
      createSnapshot('8.3.0', [createSize({ default: '3' })]),
    );
    expect(getMember(history, 'size').states).toEqual([
      { ...PLAIN, default: '3' },
      { from: '8.2.0', undocumented: true, type: 'number', default: '3' },
      { from: '8.3.0', type: 'number', default: '3' },
    ]);
    expect(compareVersions(history, '8.1.0', '8.2.0')).toEqual([]);
  });

  it('has not gone where a version marks it @ignore', () => {
    const history = createChartsHistory(
      createSnapshot('8.1.0', [createSize({})]),
      createSnapshot('8.2.0', [createSize(null)], {
        ignoredProps: { Bars: ['size'] },
      }),
    );
    expect(getMember(history, 'size').states).toEqual([
      PLAIN,
      { from: '8.2.0', undocumented: true, type: 'number' },
    ]);
    expect(compareVersions(history, '8.1.0', '8.2.0')).toEqual([]);
  });

  it('is added when it is documented, though versions had it marked @ignore', () => {
    const history = createChartsHistory(
      createSnapshot('8.1.0', [createSize(null)], {
        ignoredProps: { Bars: ['size'] },
      }),
      createSnapshot('8.2.0', [createSize({})]),
    );
    expect(getMember(history, 'size').states).toEqual([{ ...PLAIN, from: '8.2.0' }]);
  });

  it('does not come back by being there undocumented', () => {
    const hidden = { undocumentedProps: { Bars: ['size'] } };
    const history = createChartsHistory(
      createSnapshot('8.1.0', [createSize({})]),
      createSnapshot('8.2.0', [createSize(null)]),
      createSnapshot('8.3.0', [createSize(null)], hidden),
      createSnapshot('8.4.0', [createSize({})]),
    );
    expect(getMember(history, 'size').states).toEqual([
      PLAIN,
      { from: '8.2.0', gone: true },
      { ...PLAIN, from: '8.4.0' },
    ]);
  });

  it('is no news of a class that its object keeps, but another of its key is another', () => {
    const root = {
      key: 'root',
      className: 'MuiBars-root',
      description: '',
      plan: 'community' as const,
    };
    const shown = [createComponent([], { classes: [root] })];
    const hidden = { undocumentedClasses: { Bars: { root: root.className } } };
    const other = { undocumentedClasses: { Bars: { root: 'MuiBarsPlot-root' } } };
    const history = createChartsHistory(
      createSnapshot('8.1.0', [createSize(null)], hidden),
      createSnapshot('8.2.0', shown),
      createSnapshot('8.3.0', [createSize(null)], hidden),
      createSnapshot('8.4.0', [createSize(null)], other),
    );
    const type = root.className;
    expect(getMember(history, 'root').states).toEqual([
      { from: '8.1.0', undocumented: true, type },
      { from: '8.2.0', type },
      { from: '8.3.0', undocumented: true, type },
      { from: '8.4.0', gone: true },
    ]);
    expect(compareVersions(history, '8.1.0', '8.3.0')).toEqual([]);
  });

  it('has been there since the packages had it', () => {
    const history = createChartsHistory(
      createSnapshot('8.1.0', []),
      createSnapshot('8.2.0', [], { exports: ['Bars'] }),
      createSnapshot('8.3.0', [createSize({})]),
    );
    expect(getEntry(history).states[0]).toEqual({
      from: '8.2.0',
      undocumented: true,
      plan: 'community',
    });
    expect(getMember(history, 'size').states).toEqual([
      { from: '8.2.0', type: 'number' },
    ]);
  });

  it.each<[string, HiddenMember[], string]>([
    ['had it', [{ kind: 'prop', name: 'size' }], '8.1.0'],
    ['had it not', [], '8.2.0'],
  ])('tells since when a member is there: it %s', (_, hidden, from) => {
    const history = createChartsHistory(
      createSnapshot('8.1.0', [], {
        exports: ['Bars'],
        hiddenMembers: { Bars: hidden },
      }),
      createSnapshot('8.2.0', [createSize({})]),
    );
    expect(getMember(history, 'size').states).toEqual([{ from, type: 'number' }]);
    expect(createHistory('charts', toSnapshots(history))).toEqual(history);
  });

  it.each<[string, HiddenMember[], string]>([
    ['of another name', [{ kind: 'param', name: 'identifier' }], '8.1.0'],
    ['that was not there', [], '8.2.0'],
  ])('tells it of a hook’s parameter %s', (_, hidden, from) => {
    const history = createChartsHistory(
      createSnapshot('8.1.0', [], {
        exports: ['useBars'],
        hiddenMembers: { useBars: hidden },
      }),
      createSnapshot('8.2.0', [createHook(['axisId'])]),
    );
    const [param] = getEntry(history, 'useBars').members;
    expect(param?.states.map((state) => state.from)).toEqual([from]);
    expect(createHistory('charts', toSnapshots(history))).toEqual(history);
  });

  it('does not decide on the kind of a member', () => {
    const history = createChartsHistory(
      createSnapshot('8.1.0', [
        createInterface([
          createProp('id', { required: true, signature: { params: [] } }),
        ]),
      ]),
      createSnapshot('8.2.0', [], {
        exports: ['BarItem'],
        hiddenMembers: { BarItem: [{ kind: 'member', name: 'id' }] },
      }),
    );
    expect(getEntry(history, 'BarItem').members[0]?.kind).toBe('method');
  });

  it.each([
    [
      'is not gone while its classes object is exported',
      ['Bars', 'barsClasses'],
      [],
    ],
    ['is gone with the object', ['Bars'], [{ from: '8.2.0', gone: true }]],
    [
      'is gone where the page has others of the object',
      ['Bars', 'barsClasses'],
      [{ from: '8.2.0', gone: true }],
      'MuiBars-root',
    ],
  ])('as a class %s', (_, exports, gone, other = 'MuiColumns-root') => {
    const withClass = (key: string, className: string) =>
      createComponent([], {
        classes: [{ key, className, description: '', plan: 'community' }],
      });
    const history = createChartsHistory(
      createSnapshot('8.1.0', [withClass('faded', 'MuiBars-faded')]),
      createSnapshot('8.2.0', [withClass('root', other)], { exports }),
    );
    expect(
      getMember(history, 'faded').states.filter((state) => !state.type),
    ).toEqual(gone);
  });

  it.each([
    ['is not gone', [], []],
    ['is gone', ['MuiBars-root'], [{ from: '8.2.0', gone: true }]],
  ])(
    'as a class that another page has %s where its own has the classes %j',
    (_, others, gone) => {
      const withClasses = (name: string, classNames: string[]) =>
        createComponent([], {
          name,
          classes: classNames.map((className) => ({
            key: className.replace(/^.*-/, ''),
            className,
            description: '',
            plan: 'community',
          })),
        });
      const line = 'MuiGridChart-line';
      const history = createChartsHistory(
        createSnapshot('8.1.0', [withClasses('Bars', [line])]),
        createSnapshot('8.2.0', [
          withClasses('Bars', others),
          withClasses('GridChart', [line]),
        ]),
      );
      expect(
        getMember(history, 'line').states.filter((state) => !state.type),
      ).toEqual(gone);
    },
  );

  it('is left out where nothing ever documents it', () => {
    const history = createChartsHistory(
      createSnapshot('8.1.0', [createSize({})], {
        exports: ['Bars', 'Rot'],
        undocumentedProps: { Bars: ['rot'] },
      }),
    );
    expect(history.entries.map(({ name }) => name)).toEqual(['Bars']);
    expect(getEntry(history).members.map(({ name }) => name)).toEqual(['size']);
  });
});

describe('a version without a plan’s package', () => {
  const PRO = createComponent([createProp('zoom')], {
    name: 'BarsPro',
    slug: 'bars-pro',
    plan: 'pro',
  });
  const first = createSnapshot('8.1.0', [createSize(null)]);
  const third = createSnapshot('8.3.0', [createSize({}), PRO]);

  it('dates what the smaller plans have', () => {
    const second = createSnapshot('8.2.0', [createSize({})], { missing: ['pro'] });
    const history = createChartsHistory(first, second, third);
    expect(getMember(history, 'size').states).toEqual([{ ...PLAIN, from: '8.2.0' }]);
    expect(history.incomplete).toEqual([{ version: '8.2.0', plans: ['pro'] }]);
  });

  it.each([
    ['says nothing', []],
    ['exports a stand-in', ['Bars', 'BarsPro']],
  ])('gives the rest a range where it %s', (_, exports) => {
    const second = createSnapshot('8.2.0', [createSize({})], {
      missing: ['pro'],
      exports,
    });
    const history = createChartsHistory(first, second, third);
    expect(getEntry(history, 'BarsPro').states).toEqual([
      { from: '8.3.0', after: '8.1.0', plan: 'pro' },
    ]);
  });

  it('takes the plan of the grid’s slots from the nearest whole version', () => {
    const read = (version: string, plan: Plan, missing?: Plan[]) => ({
      ...createSnapshot(
        version,
        [createComponent([], { slots: [{ name: 'chip', description: '', plan }] })],
        { missing },
      ),
      product: 'data-grid' as const,
    });
    const history = createHistory('data-grid', [
      read('8.1.0', 'community', ['premium']),
      read('8.2.0', 'premium'),
      read('8.3.0', 'community', ['premium']),
    ]);
    expect(getMember(history, 'chip').states).toEqual([
      { from: '8.1.0', plan: 'premium' },
    ]);
  });

  it('does not say that the missing plan’s entries are gone', () => {
    const history = createChartsHistory(
      createSnapshot('8.1.0', [PRO]),
      createSnapshot('8.2.0', [createSize({})], { missing: ['pro'] }),
      third,
    );
    expect(getEntry(history, 'BarsPro').states).toEqual([
      { from: '8.1.0', plan: 'pro' },
    ]);
  });

  it('does not tell the types of interfaces', () => {
    const [a, b, c] = ['string', 'number', 'number'].map((type) =>
      createInterface([createProp('id', { type })]),
    );
    const history = createChartsHistory(
      createSnapshot('8.1.0', [a!]),
      createSnapshot('8.2.0', [b!], { missing: ['pro'] }),
      createSnapshot('8.3.0', [c!]),
    );
    expect(getEntry(history, 'BarItem').members[0]?.states).toEqual([
      { from: '8.1.0', type: 'string' },
      { from: '8.3.0', after: '8.1.0', type: 'number' },
    ]);
  });
});

describe('replacements', () => {
  it.each([
    ['Use `length` instead.', 'length'],
    ['Use length instead.', 'length'],
    ['Use `slots.bar` instead.', 'slot:bar'],
    ['Replaced by `length`.', 'length'],
    ['Use `length()`.', 'length'],
    ['Use `length` in the series instead.', undefined],
    ['Use `length`, `width` or `height`.', undefined],
    ['Use `size` instead.', undefined],
    ['Use `nothing` instead.', undefined],
    ['Will go.', undefined],
  ])('%s names %s', (deprecated, replacedBy) => {
    const length = createProp('length');
    const slots = [{ name: 'bar', description: '', plan: 'community' as const }];
    const history = createChartsHistory(
      createSnapshot('8.1.0', [
        createComponent([createProp('size', { deprecated }), length], { slots }),
      ]),
      createSnapshot('8.2.0', [createComponent([length], { slots })]),
    );
    expect(getMember(history, 'size').states.map((one) => one.replacedBy)).toEqual([
      replacedBy,
      replacedBy,
    ]);
  });
});

describe('a member that was unstable', () => {
  it.each([
    ['size', 'size'],
    ['length', undefined],
  ])('gives way to %s as %s', (name, replacedBy) => {
    const history = createChartsHistory(
      createSnapshot('8.1.0', [createComponent([createProp('unstable_size')])]),
      createSnapshot('8.2.0', [createComponent([createProp(name)])]),
    );
    expect(getMember(history, 'unstable_size').states[1]).toEqual({
      from: '8.2.0',
      gone: true,
      ...(replacedBy !== undefined && { replacedBy }),
    });
  });
});

describe('a history', () => {
  const snapshots: Snapshot[] = [
    createSnapshot('8.1.0', [createSize({})]),
    createSnapshot('8.2.0', [createSize(null)], {
      exports: ['Bars', 'BarItem'],
      missing: ['pro'],
    }),
    createSnapshot('8.4.0', [
      createSize({ deprecated: 'Old.' }),
      createInterface([createProp('id', { plan: 'pro' })]),
    ]),
  ];
  const history = createChartsHistory(...snapshots);

  it('is the same from its own snapshots', () => {
    expect(createHistory('charts', toSnapshots(history))).toEqual(history);
  });

  it.each([
    ['goes', {}],
    ['is documented no more', { Bars: ['size'] }],
  ])(
    'says nothing of the version between where a prop %s',
    (_, undocumentedProps) => {
      const made = createChartsHistory(
        createSnapshot('8.1.0', [createSize({ plan: 'pro' })]),
        createSnapshot('8.2.0', [createSize(null)], { missing: ['pro'] }),
        createSnapshot('8.3.0', [createSize(null)], { undocumentedProps }),
      );
      expect(getMember(made, 'size').states[1]?.after).toBe('8.1.0');
      expect(createHistory('charts', toSnapshots(made))).toEqual(made);
    },
  );

  it('keeps a member that came with a version without the package of its plan', () => {
    const made = createChartsHistory(
      createSnapshot('8.1.0', [createInterface([createProp('id')])], {
        missing: ['pro'],
      }),
      createSnapshot('8.2.0', [
        createInterface([createProp('id', { plan: 'pro' })]),
      ]),
    );
    expect(getEntry(made, 'BarItem').members[0]?.states[0]?.from).toBe('8.1.0');
    expect(createHistory('charts', toSnapshots(made))).toEqual(made);
  });

  it('is the same in whatever order its versions are recorded', () => {
    const [a, b, c] = snapshots;
    expect(createHistory('charts', [c!, a!, b!])).toEqual(history);
  });

  it('takes a newer patch for its minor', () => {
    const patch = createSnapshot('8.4.1', [createSize({})]);
    expect(
      createHistory('charts', [...toSnapshots(history), patch]).versions,
    ).toEqual(['8.1.0', '8.2.0', '8.4.1']);
  });

  it('is written with a member a line', () => {
    expect(formatHistory(history)).toMatchInlineSnapshot(`
      "{
        "historyVersion": 2,
        "product": "charts",
        "versions": [
          "8.1.0",
          "8.2.0",
          "8.4.0"
        ],
        "incomplete": [
          {"version":"8.2.0","plans":["pro"]}
        ],
        "skipped": [],
        "entries": [
          {"name":"BarItem","kind":"interface","states":[{"from":"8.2.0","undocumented":true,"plan":"community"},{"from":"8.4.0","after":"8.2.0","plan":"community"}],"members":{
            "member id":[{"type":"number","plan":"pro"}]
          }},
          {"name":"Bars","kind":"component","states":[{"from":"8.1.0","plan":"community"}],"members":{
            "prop size":[{"type":"number"},{"from":"8.2.0","gone":true},{"from":"8.4.0","after":"8.2.0","type":"number","deprecated":"Old."}]
          }}
        ]
      }
      "
    `);
  });
});
