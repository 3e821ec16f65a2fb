import { getMarks } from '../getMarks';
import { listUnreadInherited, rereadInstalled } from '../reread';
import {
  createChartsHistory,
  createComponent,
  createInterface,
  createProp,
  createSnapshot,
  getEntry,
  getMember,
} from './createSnapshot';

const VERSIONS = ['8.1.0', '8.2.0', '8.3.0'];
const INSTALLED = '8.2.0';

/** A record in which every version has the same component. */
function createRecord(component = createComponent([createProp('size')])) {
  return createChartsHistory(
    ...VERSIONS.map((version) => createSnapshot(version, [component])),
  );
}

function reread(
  recorded: ReturnType<typeof createComponent>,
  found: ReturnType<typeof createComponent>,
) {
  return rereadInstalled(createRecord(recorded), createSnapshot(INSTALLED, [found]));
}

function getSince(states: Parameters<typeof getMarks>[0]) {
  return getMarks(states, { versions: VERSIONS, installed: INSTALLED }).since;
}

describe('the installed version read anew', () => {
  it('leaves the record as it is where it finds the same', () => {
    const component = createComponent([createProp('size')]);
    expect(reread(component, component)).toEqual(createRecord(component));
  });

  it('does not know since when there is what it finds in addition', () => {
    const history = reread(
      createComponent([createProp('size')]),
      createComponent([createProp('size'), createProp('width')]),
    );
    const { states } = getMember(history, 'width');
    expect(states).toEqual([
      { from: '8.1.0', unknown: true },
      { from: INSTALLED, type: 'number' },
    ]);
    expect(getSince(states)).toBeUndefined();
  });

  it('does not know since when there is an entry that it finds in addition', () => {
    const history = rereadInstalled(
      createRecord(),
      createSnapshot(INSTALLED, [
        createComponent([createProp('size')]),
        createInterface([createProp('id')]),
      ]),
    );
    const { states } = getEntry(history, 'BarItem');
    expect(states[0]).toEqual({ from: '8.1.0', unknown: true });
    expect(getSince(states)).toBeUndefined();
  });

  it('takes out of all versions what it does not find any more', () => {
    const history = reread(
      createComponent([createProp('size'), createProp('wrong')]),
      createComponent([createProp('size')]),
    );
    expect(getEntry(history).members.map(({ name }) => name)).toEqual(['size']);
  });

  it('corrects all versions that say the same', () => {
    const history = reread(
      createComponent([createProp('size', { deprecated: 'Stale.', default: '1' })]),
      createComponent([createProp('size', { default: '2' })]),
    );
    expect(getMember(history, 'size').states).toEqual([
      { from: '8.1.0', type: 'number', default: '2' },
    ]);
  });

  it('leaves a version that says something else', () => {
    const history = rereadInstalled(
      createChartsHistory(
        createSnapshot('8.1.0', [
          createComponent([createProp('size', { default: '0' })]),
        ]),
        createSnapshot(INSTALLED, [
          createComponent([createProp('size', { default: '1' })]),
        ]),
      ),
      createSnapshot(INSTALLED, [
        createComponent([createProp('size', { default: '2' })]),
      ]),
    );
    const defaults = getMember(history, 'size').states.map((state) => state.default);
    expect(defaults).toEqual(['0', '2']);
  });
});

describe('a class whose name was read wrongly', () => {
  const withClass = (className: string) =>
    createComponent([], {
      classes: [{ key: 'root', className, description: '', plan: 'community' }],
    });

  it('is corrected, and unknown where a version has a third name', () => {
    const history = rereadInstalled(
      createChartsHistory(
        createSnapshot('8.1.0', [withClass('MuiBars-root')]),
        createSnapshot(INSTALLED, [withClass('MuiBars-root')]),
        createSnapshot('8.3.0', [withClass('MuiAll-root')]),
      ),
      createSnapshot(INSTALLED, [withClass('MuiBar-root')]),
    );
    expect(getMember(history, 'root').states).toEqual([
      { from: '8.1.0', type: 'MuiBar-root' },
    ]);
  });
});

describe('a prop that elements hand down elsewhere', () => {
  const found = createSnapshot(INSTALLED, [
    createComponent([createProp('size'), createProp('id')]),
  ]);

  it('is as new as the record says when the installed version is read again', () => {
    const record = createChartsHistory(
      createSnapshot('8.1.0', [createComponent([createProp('size')])]),
      found,
    );
    const history = rereadInstalled(record, found);
    expect(history).toEqual(record);
    expect(getSince(getMember(history, 'id').states)).toEqual({ from: INSTALLED });
  });

  it('was there in a version that is known to inherit it', () => {
    const history = createChartsHistory(
      createSnapshot('8.1.0', [createComponent([createProp('size')])], {
        inheritedProps: { Bars: ['id', 'title'] },
      }),
      found,
    );
    expect(getMember(history, 'id').states).toEqual([
      { from: '8.1.0', undocumented: true, type: 'number' },
      { from: INSTALLED, type: 'number' },
    ]);
    expect(getEntry(history).members.map(({ name }) => name)).toEqual([
      'id',
      'size',
    ]);
  });
});

it('a version to come does not know since when there is a prop that others inherit', () => {
  const found = createSnapshot('8.4.0', [
    createComponent([createProp('size'), createProp('id'), createProp('width')]),
  ]);
  expect(
    listUnreadInherited(createRecord(), found, {
      inheritedProps: { Lines: ['id', 'size', 'title'] },
    }),
  ).toEqual(['Bars prop:id']);
});

describe('a version without the package of a plan', () => {
  it('does not tell that a member of an interface is gone', () => {
    const item = (...names: string[]) =>
      createInterface(names.map((name) => createProp(name)));
    const history = createChartsHistory(
      createSnapshot('8.1.0', [item('id', 'group')]),
      createSnapshot('8.2.0', [item('id')], { missing: ['pro'] }),
      createSnapshot('8.3.0', [item('id', 'group')]),
    );
    const group = getEntry(history, 'BarItem').members.find(
      ({ name }) => name === 'group',
    );
    expect(group?.states).toEqual([{ from: '8.1.0', type: 'number' }]);
  });

  it('does not tell that an entry is gone: it may have moved to that plan', () => {
    const item = createInterface([createProp('id')]);
    const history = createChartsHistory(
      createSnapshot('8.1.0', [item]),
      createSnapshot('8.2.0', [], { missing: ['pro'] }),
      createSnapshot('8.3.0', [item]),
    );
    expect(getEntry(history, 'BarItem').states).toHaveLength(1);
  });
});
