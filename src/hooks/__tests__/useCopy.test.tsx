/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useCopy } from '../useCopy';

function stubClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText },
    configurable: true,
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  stubClipboard(() => Promise.resolve());
});

afterEach(() => jest.useRealTimers());

describe('useCopy', () => {
  it.each([
    [undefined, 1200],
    [2000, 2000],
  ])('asked for %s ms, shows the outcome for %s ms', async (asked, shown) => {
    const { result } = renderHook(() => useCopy(asked));
    await act(() => result.current.copy('text'));
    act(() => jest.advanceTimersByTime(shown - 1));
    expect(result.current.outcome).toBe('copied');
    act(() => jest.advanceTimersByTime(1));
    expect(result.current.outcome).toBe('idle');
  });

  it('starts the time anew on a repeat', async () => {
    const { result } = renderHook(() => useCopy());
    await act(() => result.current.copy('text'));
    act(() => jest.advanceTimersByTime(1000));
    await act(() => result.current.copy('text'));
    act(() => jest.advanceTimersByTime(1199));
    expect(result.current.outcome).toBe('copied');
    act(() => jest.advanceTimersByTime(1));
    expect(result.current.outcome).toBe('idle');
  });

  it('shows a failure for as long, and takes it back on a success', async () => {
    stubClipboard(() => Promise.reject(new Error('refused')));
    const { result } = renderHook(() => useCopy());
    await act(() => result.current.copy('text'));
    expect(result.current.outcome).toBe('failed');
    stubClipboard(() => Promise.resolve());
    await act(() => result.current.copy('text'));
    expect(result.current.outcome).toBe('copied');
  });

  it('leaves no timer behind on an unmount', async () => {
    const { result, unmount } = renderHook(() => useCopy());
    await act(() => result.current.copy('text'));
    // React's own timers are due at once; the outcome's isn't.
    jest.advanceTimersByTime(1);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    jest.advanceTimersByTime(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('starts no timer when the copy ends after the unmount', async () => {
    let allow: () => void = () => undefined;
    stubClipboard(() => new Promise((resolve) => (allow = resolve)));
    const { result, unmount } = renderHook(() => useCopy());
    const copying = result.current.copy('text');
    unmount();
    allow();
    await copying;
    jest.advanceTimersByTime(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
