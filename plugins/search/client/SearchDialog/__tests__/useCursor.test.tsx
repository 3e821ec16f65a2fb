/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { SearchResult } from '../../../engine/types';
import { useCursor } from '../useCursor';
import { createResult } from '../../../engine/__tests__/createFakeEngine';

function createChoices(...titles: string[]): SearchResult[] {
  return titles.map((title) => ({ ...createResult(title), id: title }));
}

function setUp(...titles: string[]) {
  const { result, rerender } = renderHook(({ choices }) => useCursor(choices), {
    initialProps: { choices: createChoices(...titles) },
  });
  return {
    press: (key: string) => {
      let taken: boolean | undefined;
      act(() => {
        taken = result.current.press(key);
      });
      return taken;
    },
    point: (id: string) => act(() => result.current.point(id)),
    getPlace: () => result.current.choice?.id,
    replace: (...next: string[]) => rerender({ choices: createChoices(...next) }),
  };
}

it.each<[keys: string[], place: string]>([
  [[], 'a'],
  [['ArrowDown'], 'b'],
  [['ArrowUp'], 'c'],
  [['ArrowDown', 'ArrowDown', 'ArrowDown'], 'a'],
  [['ArrowDown', 'End'], 'c'],
  [['ArrowUp', 'Home'], 'a'],
])('%j leads to %s', (keys, place) => {
  const { press, getPlace } = setUp('a', 'b', 'c');
  keys.forEach(press);
  expect(getPlace()).toBe(place);
});

it.each<[keys: string[], isTaken: boolean]>([
  [['End'], false],
  [['ArrowDown', 'End'], true],
  [['ArrowDown', 'ArrowLeft', 'End'], false],
  [['ArrowDown', 'ArrowLeft'], false],
  [['a'], false],
])('leaves keys to the text before the list is entered: %j', (keys, isTaken) => {
  const { press } = setUp('a', 'b');
  expect(keys.map(press).at(-1)).toBe(isTaken);
});

it('takes no key while there is nothing to choose', () => {
  const { press, getPlace } = setUp();
  expect(press('ArrowDown')).toBe(false);
  expect(getPlace()).toBeUndefined();
});

it('follows the pointer, and starts anew with other choices', () => {
  const { point, getPlace, replace } = setUp('a', 'b');
  point('b');
  point('unknown');
  expect(getPlace()).toBe('b');
  replace('b', 'c');
  expect(getPlace()).toBe('b');
  replace('c', 'b');
  expect(getPlace()).toBe('c');
});
