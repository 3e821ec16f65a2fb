/** @jest-environment jsdom */
import nprogress from '../client/nprogress';

function findBars() {
  return [...document.querySelectorAll<HTMLElement>('#nprogress .bar')];
}

describe('nprogress', () => {
  beforeEach(() => jest.useFakeTimers());

  it('shows one bar that creeps, and takes it away at the end', () => {
    nprogress.configure();
    nprogress.start();
    nprogress.start();
    const [bar, ...others] = findBars();
    expect(others).toEqual([]);
    expect(bar?.style.transform).toBe('translateX(-10%)');
    nprogress.done();
    expect(bar?.style.transform).toBe('translateX(0%)');
    jest.runAllTimers();
    expect(findBars()).toEqual([]);
  });

  it('begins anew while the last bar goes', () => {
    nprogress.start();
    nprogress.done();
    nprogress.start();
    jest.runAllTimers();
    expect(findBars()).toHaveLength(1);
    nprogress.done();
    jest.runAllTimers();
  });

  it('has nothing to end where nothing began', () => {
    nprogress.done();
    jest.runAllTimers();
    expect(findBars()).toEqual([]);
  });
});
