/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useWoken } from '../useWoken';

let show: (isIntersecting: boolean) => void;
let observed: Element[];

beforeEach(() => {
  observed = [];
  window.scrollY = 0;
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      show = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe(element: Element) {
      observed.push(element);
    }
    disconnect() {
      observed = [];
    }
  } as unknown as typeof IntersectionObserver;
});

function Sleeper() {
  const [ref, woken] = useWoken<HTMLElement>();
  return (
    <article ref={ref}>
      <button type="button">{woken ? 'woken' : 'asleep'}</button>
    </article>
  );
}

function expectState(name: 'woken' | 'asleep') {
  expect(screen.getByRole('button', { name })).toBeTruthy();
}

describe('useWoken', () => {
  for (const [name, turn] of [
    ['the pointer', (element) => fireEvent.pointerEnter(element)],
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

  it('wakes in view after a scroll, and not before', () => {
    render(<Sleeper />);
    expect(observed).toHaveLength(0);
    fireEvent.scroll(window);
    expect(observed).toHaveLength(1);
    act(() => show(false));
    expectState('asleep');
    act(() => show(true));
    expectState('woken');
    expect(observed).toHaveLength(0);
  });

  it('looks at once where the browser has put the reader back', () => {
    window.scrollY = 300;
    render(<Sleeper />);
    expect(observed).toHaveLength(1);
  });
});
