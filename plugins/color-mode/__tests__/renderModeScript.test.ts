/** @jest-environment jsdom */
import { renderModeScript } from '../renderModeScript';

function run(script: string) {
  window.eval(script);
}

beforeEach(() => localStorage.clear());

describe('renderModeScript', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', null],
    ['Dark', null],
  ])('copies a stored %s as %s', (mode, copied) => {
    localStorage.setItem('mui-mode', mode);
    localStorage.setItem('theme-x', 'stale');
    run(renderModeScript('theme-x'));
    expect(localStorage.getItem('theme-x')).toBe(copied);
  });

  it('clears the copy when nothing is stored', () => {
    localStorage.setItem('theme-x', 'dark');
    run(renderModeScript('theme-x'));
    expect(localStorage.getItem('theme-x')).toBeNull();
  });

  it('bears blocked storage', () => {
    const blocked = jest
      .spyOn(window, 'localStorage', 'get')
      .mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    expect(() => run(renderModeScript('theme-x'))).not.toThrow();
    blocked.mockRestore();
  });
});
