/** @jest-environment jsdom */
import type * as sidebarMemory from '../sidebarMemory';

type Memory = typeof sidebarMemory;

/** The module as a newly loaded page has it. */
function load(): Memory {
  jest.resetModules();
  return jest.requireActual<Memory>('../sidebarMemory');
}

beforeEach(() => {
  sessionStorage.clear();
});

it('knows after a reload which groups were open and how far sidebars were scrolled', () => {
  const before = load();
  before.rememberGroup('Bars', true);
  before.rememberGroup('Lines', false);
  before.writeSidebarPosition('charts', 120);
  before.writeSidebarPosition('dataGrid', 40.5);

  const after = load();
  expect(after.getGroupState('Bars')).toBe(true);
  expect(after.getGroupState('Lines')).toBe(false);
  expect(after.getGroupState('Pie')).toBeUndefined();
  expect(after.readSidebarPosition('charts')).toBe(120);
  expect(after.readSidebarPosition('dataGrid')).toBe(40.5);
  expect(after.readSidebarPosition('treeView')).toBeUndefined();
});

it('tells of a change, and of nothing else', () => {
  const memory = load();
  const listener = jest.fn();
  const stop = memory.subscribeToGroups(listener);
  memory.rememberGroup('Bars', true);
  memory.rememberGroup('Bars', true);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  memory.rememberGroup('Bars', false);
  expect(listener).toHaveBeenCalledTimes(1);
});

it.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list of texts', '["a"]'],
  ['a value of another type', '{"Bars":"yes","charts":"far"}'],
])('takes %s for nothing', (_, text) => {
  sessionStorage.setItem('sidebarGroups', text);
  sessionStorage.setItem('sidebarScroll', text);
  const memory = load();
  expect(memory.getGroupState('Bars')).toBeUndefined();
  expect(memory.readSidebarPosition('charts')).toBeUndefined();
  memory.writeSidebarPosition('charts', 10);
  expect(memory.readSidebarPosition('charts')).toBe(10);
});
