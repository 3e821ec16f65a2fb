/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useWoken } from '../useWoken';

function Sleeper({ autoFocus = false }) {
  const [ref, woken] = useWoken<HTMLElement>();
  return (
    <article ref={ref}>
      <button type="button" autoFocus={autoFocus}>
        {woken ? 'woken' : 'asleep'}
      </button>
    </article>
  );
}

function expectState(name: 'woken' | 'asleep') {
  expect(screen.getByRole('button', { name })).toBeTruthy();
}

describe('useWoken', () => {
  for (const [name, turn] of [
    ['the pointer', (element) => fireEvent.pointerMove(element)],
    ['a touch', (element) => fireEvent.pointerDown(element)],
    ['the focus', (element) => fireEvent.focusIn(element)],
  ] satisfies [string, (element: HTMLElement) => void][]) {
    it(`wakes by ${name}`, () => {
      render(<Sleeper />);
      expectState('asleep');
      act(() => turn(screen.getByRole('article')));
      expectState('woken');
    });
  }

  it('is awake where the reader was faster than the script', () => {
    render(<Sleeper autoFocus />);
    expectState('woken');
  });

  it('sleeps on while the reader scrolls', () => {
    render(<Sleeper />);
    fireEvent.scroll(window);
    expectState('asleep');
  });
});
