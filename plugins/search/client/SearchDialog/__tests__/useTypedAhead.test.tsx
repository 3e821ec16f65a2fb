/** @jest-environment jsdom */
import { fireEvent, renderHook } from '@testing-library/react';
import { getFirstText, openSearch } from '../state';
import { useTypedAhead } from '../useTypedAhead';

/** Presses keys at the page; says which of them reached it. */
function press(...keys: (string | KeyboardEventInit)[]) {
  const reached: string[] = [];
  const listen = ({ key }: KeyboardEvent) => reached.push(key);
  document.addEventListener('keydown', listen);
  for (const key of keys) {
    fireEvent.keyDown(document.body, typeof key === 'string' ? { key } : key);
  }
  document.removeEventListener('keydown', listen);
  return reached;
}

beforeEach(() => openSearch());

it('keeps what is typed before the dialog is there from the page', () => {
  renderHook(() => useTypedAhead(true));
  expect(press('n', 'e', 'x', 't')).toEqual([]);
  expect(getFirstText()).toBe('next');
});

it.each<[string, string | KeyboardEventInit]>([
  ['a named key', 'Tab'],
  ['a shortcut', { key: 'r', ctrlKey: true }],
  ['a space before any word, for the button in focus', ' '],
])('leaves %s alone', (_, key) => {
  renderHook(() => useTypedAhead(true));
  expect(press(key)).toHaveLength(1);
  expect(getFirstText()).toBe('');
});

it('leaves all keys alone while the search is closed, and once its dialog is there', () => {
  const { rerender } = renderHook(({ isOpen }) => useTypedAhead(isOpen), {
    initialProps: { isOpen: false },
  });
  expect(press('a')).toEqual(['a']);
  rerender({ isOpen: true });
  document.body.innerHTML = '<dialog open></dialog>';
  expect(press('b')).toEqual(['b']);
  document.body.innerHTML = '';
  expect(getFirstText()).toBe('');
});
