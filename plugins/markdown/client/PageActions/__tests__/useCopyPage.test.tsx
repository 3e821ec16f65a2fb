/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useCopyPage } from '../useCopyPage';

const PATH = '/x/react-charts/bars.md';

/** What the clipboard got, in order. */
let copied: string[];
let answer: () => Promise<Partial<Response>>;

function respond(text: string, type = 'text/markdown; charset=utf-8', ok = true) {
  answer = () =>
    Promise.resolve({
      ok,
      headers: new Headers({ 'content-type': type }),
      text: () => Promise.resolve(text),
    });
}

beforeEach(() => {
  jest.useFakeTimers();
  copied = [];
  respond('# Bars');
  globalThis.fetch = ((path: string) =>
    path === PATH ? answer() : Promise.reject(new Error(path))) as typeof fetch;
  // As in a browser that takes no promises.
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      writeText: (text: string) => {
        copied.push(text);
        return Promise.resolve();
      },
    },
    configurable: true,
  });
});

afterEach(() => jest.useRealTimers());

describe('useCopyPage', () => {
  it('copies the Markdown and shows that for 1200 ms', async () => {
    const { result } = renderHook(() => useCopyPage(PATH));
    await act(() => result.current.copy());
    expect(copied).toEqual(['# Bars']);
    act(() => jest.advanceTimersByTime(1199));
    expect(result.current.state).toBe('copied');
    act(() => jest.advanceTimersByTime(1));
    expect(result.current.state).toBe('idle');
  });

  it('does nothing more while it copies', async () => {
    const { result } = renderHook(() => useCopyPage(PATH));
    let first: Promise<void>;
    act(() => {
      first = result.current.copy();
    });
    expect(result.current.state).toBe('copying');
    await act(() => result.current.copy());
    await act(() => first);
    expect(copied).toEqual(['# Bars']);
  });

  it.each([
    ['has no such file', () => respond('lost', 'text/plain', false)],
    ['sends a page instead', () => respond('<html>', 'text/html; charset=utf-8')],
    [
      'is not to be reached',
      () => {
        answer = () => Promise.reject(new TypeError('Failed to fetch'));
      },
    ],
  ])('stays failed where the server %s, until it works', async (_, fail) => {
    fail();
    const { result } = renderHook(() => useCopyPage(PATH));
    await act(() => result.current.copy());
    act(() => jest.advanceTimersByTime(60_000));
    expect(result.current.state).toBe('failed');
    expect(copied).toEqual([]);
    respond('# Bars');
    await act(() => result.current.copy());
    expect(result.current.state).toBe('copied');
  });

  it('shows nothing to a reader who has left', async () => {
    const { result, unmount } = renderHook(() => useCopyPage(PATH));
    let copying: Promise<void>;
    act(() => {
      copying = result.current.copy();
    });
    unmount();
    await act(() => copying);
    expect(copied).toEqual(['# Bars']);
    expect(result.current.state).toBe('copying');
    // React's own timers are due at once; the outcome's isn't.
    jest.advanceTimersByTime(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
