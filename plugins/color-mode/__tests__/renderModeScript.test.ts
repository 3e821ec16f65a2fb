/** @jest-environment jsdom */
import { stampThemeColor } from '../../../src/settings/themeColor';
import { createThemeColorTags } from '../createThemeColorTags';
import { renderModeScript } from '../renderModeScript';

function run(script: string) {
  window.eval(script);
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.visitMode;
});

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

  it('does not copy what holds for a visit', () => {
    document.documentElement.dataset.visitMode = 'dark';
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

describe('theme-color', () => {
  beforeEach(() => {
    document.head.replaceChildren(
      ...createThemeColorTags().map(({ attributes }) => {
        const tag = document.createElement('meta');
        Object.entries(attributes!).forEach(([name, value]) =>
          tag.setAttribute(name, String(value)),
        );
        return tag;
      }),
    );
  });

  /** For each mode's tag, in which surroundings it counts. */
  function readMedia() {
    return [...document.querySelectorAll('meta')].map((tag) => [
      tag.dataset.mode,
      tag.getAttribute('media'),
    ]);
  }

  const bySystem = [
    ['light', '(prefers-color-scheme: light)'],
    ['dark', '(prefers-color-scheme: dark)'],
  ];
  const cases = [
    [
      'light',
      [
        ['light', 'all'],
        ['dark', 'not all'],
      ],
    ],
    [
      'dark',
      [
        ['light', 'not all'],
        ['dark', 'all'],
      ],
    ],
    ['system', bySystem],
  ] as const;

  it('is light where no script runs', () => {
    expect(readMedia()).toEqual(cases[0][1]);
  });

  it.each(cases)('is chosen by the mode %s', (mode, media) => {
    localStorage.setItem('mui-mode', mode);
    run(renderModeScript('theme-x'));
    expect(readMedia()).toEqual(media);

    stampThemeColor(mode === 'dark' ? 'light' : 'dark');
    stampThemeColor(mode);
    expect(readMedia()).toEqual(media);
  });

  it('is the visit’s where it has a mode', () => {
    localStorage.setItem('mui-mode', 'light');
    document.documentElement.dataset.visitMode = 'dark';
    run(renderModeScript('theme-x'));
    expect(readMedia()).toEqual(cases[1][1]);
  });

  it.each([null, 'Dark'])('is the system’s where %s is stored', (stored) => {
    if (stored !== null) {
      localStorage.setItem('mui-mode', stored);
    }
    run(renderModeScript('theme-x'));
    expect(readMedia()).toEqual(bySystem);
  });
});
