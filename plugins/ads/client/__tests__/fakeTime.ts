import { act } from '@testing-library/react';

/** Hides the page from the reader, or shows it again. */
export function setVisible(visible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    value: visible ? 'visible' : 'hidden',
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Lets fake time pass, with all that is promised in it. */
export function pass(milliseconds: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

/** Fake time, on a page that is visible. */
export function startFakeTime(): void {
  jest.useFakeTimers({ now: 0 });
  setVisible(true);
}

/** When each call of something was made, in milliseconds since the fake time began. */
export function recordTimes() {
  const times: number[] = [];
  return { times, record: () => void times.push(performance.now()) };
}
