/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { ThemeProvider } from '@site/plugins/settings/client';
import DemoDocument from '../DemoDocument';
import { toFillScale } from '../useFillScale';

it.each([
  [{ width: 1280, height: 800 }, 400, 2],
  [{ width: 1280, height: 800 }, 200, 2.5],
  [{ width: 1280, height: 800 }, 800, 1],
  [{ width: 1280, height: 800 }, 1200, 1],
  [{ width: 390, height: 700 }, 300, 1.21],
  [{ width: 320, height: 700 }, 300, 1],
  [{ width: 1280, height: 800 }, undefined, 1],
  [{ width: 1280, height: 800 }, 0, 1],
  [{ width: 0, height: 0 }, 300, 1],
])('in %j a chart of %s pixels is enlarged by %s', (frame, height, scale) => {
  expect(toFillScale(frame, height)).toBe(scale);
});

describe('the document of a demo that fills its frame', () => {
  beforeEach(() => {
    Object.defineProperties(HTMLElement.prototype, {
      clientWidth: { value: 1280, configurable: true },
      clientHeight: { value: 800, configurable: true },
    });
    window.ResizeObserver = class {
      constructor(private readonly callback: () => void) {}
      observe() {
        this.callback();
      }
      disconnect() {}
    } as unknown as typeof ResizeObserver;
  });

  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
    Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
  });

  const show = (enlarge: boolean) => (
    <ThemeProvider>
      <DemoDocument id="page/Cards" title="Cards" fill enlarge={enlarge} />
    </ThemeProvider>
  );
  const getFrame = () => screen.getByTitle<HTMLIFrameElement>('Cards');
  const getScale = () => getFrame().style.getPropertyValue('--fill-scale');
  const send = (height: unknown, origin = window.location.origin) =>
    act(() => {
      const data = { type: 'content', height };
      const source = getFrame().contentWindow;
      window.dispatchEvent(new MessageEvent('message', { data, source, origin }));
    });

  it('is enlarged by what it says, while the width is free', () => {
    const { rerender } = render(show(true));
    expect(getFrame().getAttribute('src')).toMatch(/#fill$/);
    expect(getScale()).toBe('');
    send(400);
    expect(getScale()).toBe('2');
    rerender(show(false));
    expect(getScale()).toBe('');
  });

  it.each([
    [NaN, undefined],
    ['400', undefined],
    [400, 'null'],
  ])('takes no %p of origin %p', (height, origin) => {
    render(show(true));
    send(height, origin);
    expect(getScale()).toBe('');
  });
});
