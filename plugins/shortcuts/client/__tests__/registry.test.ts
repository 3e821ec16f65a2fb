/** @jest-environment jsdom */
import { formatKeys } from '../formatKeys';
import { getShortcuts, registerShortcut, runShortcut } from '../registry';

function setPlatform(platform: string) {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
}

function press(init: KeyboardEventInit, withSingleKeys = true): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { cancelable: true, ...init });
  runShortcut(event, withSingleKeys);
  return event;
}

const run = jest.fn();
let unregister: (() => void)[] = [];

beforeEach(() => {
  setPlatform('Linux x86_64');
  run.mockClear();
  unregister = [
    ['n', 'shortcuts.next'],
    ['?', 'shortcuts.list'],
    ['Mod+k', 'shortcuts.filter'],
  ].map(([key, labelKey]) =>
    registerShortcut({
      keys: [key!],
      labelKey: labelKey as 'shortcuts.next',
      run: () => run(key),
    }),
  );
});

afterEach(() => {
  unregister.forEach((take) => take());
  jest.restoreAllMocks();
});

it.each<[string, KeyboardEventInit, string | undefined]>([
  ['a letter', { key: 'n' }, 'n'],
  ['a letter under caps lock', { key: 'N' }, 'n'],
  ['a letter with Shift', { key: 'N', shiftKey: true }, undefined],
  ['a sign that takes Shift', { key: '?', shiftKey: true }, '?'],
  ['a letter with Ctrl', { key: 'n', ctrlKey: true }, undefined],
  ['a letter with Meta', { key: 'n', metaKey: true }, undefined],
  ['a letter with Alt', { key: 'n', altKey: true }, undefined],
  ['a letter that is held down', { key: 'n', repeat: true }, undefined],
  ['the platform’s modifier', { key: 'k', ctrlKey: true }, 'Mod+k'],
  ['the modifier and Shift', { key: 'K', ctrlKey: true, shiftKey: true }, undefined],
  ['the other platform’s modifier', { key: 'k', metaKey: true }, undefined],
  ['the modifier’s letter alone', { key: 'k' }, undefined],
  ['an unknown key', { key: 'x' }, undefined],
])('answers to %s', (_, init, expected) => {
  const event = press(init);
  expect(run.mock.calls).toEqual(expected === undefined ? [] : [[expected]]);
  expect(event.defaultPrevented).toBe(expected !== undefined);
});

it('takes ⌘ for the modifier on Apple’s keyboards', () => {
  setPlatform('MacIntel');
  press({ key: 'k', metaKey: true });
  press({ key: 'k', ctrlKey: true });
  expect(run.mock.calls).toEqual([['Mod+k']]);
});

it('leaves single keys alone when they are off', () => {
  press({ key: 'n' }, false);
  press({ key: 'k', ctrlKey: true }, false);
  expect(run.mock.calls).toEqual([['Mod+k']]);
});

it('leaves an event alone that something has handled', () => {
  const event = new KeyboardEvent('keydown', { key: 'n', cancelable: true });
  event.preventDefault();
  runShortcut(event, true);
  expect(run).not.toHaveBeenCalled();
});

it('forgets a shortcut that is taken back', () => {
  unregister[0]!();
  press({ key: 'n' });
  expect(run).not.toHaveBeenCalled();
  expect(getShortcuts().map(({ keys }) => keys[0])).toEqual(['?', 'Mod+k']);
});

it('refuses a key that another shortcut has, and names both', () => {
  expect(() =>
    registerShortcut({ keys: ['x', 'n'], labelKey: 'shortcuts.previous', run }),
  ).toThrowErrorMatchingInlineSnapshot(
    `"The shortcuts "shortcuts.next" (n) and "shortcuts.previous" (x, n) share a key. Give one of them another, where it calls registerShortcut or useShortcut."`,
  );
});

it.each([
  ['n', false, ['N']],
  ['?', false, ['?']],
  ['Mod+k', false, ['Ctrl', 'K']],
  ['Mod+k', true, ['⌘', 'K']],
])('shows %s (Apple: %s) as %j', (keys, isApple, expected) => {
  expect(formatKeys(keys, isApple)).toEqual(expected);
});
