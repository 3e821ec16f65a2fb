/** @jest-environment jsdom */
import { stubSystemMode } from '../../../../tests/jest/stubSystemMode';
import { stampSettings } from '../../common/stamps';
import { createThemeColorTags } from '../..';
import { stampFirstPaint } from '../stampFirstPaint';

const { dataset } = document.documentElement;

/** What the script stamps before Docusaurus' own. */
function run() {
  stampFirstPaint('theme-x', '');
  return [dataset.themeChoice, dataset.theme];
}

function follow(link: string) {
  window.history.replaceState(null, '', `/x${link}`);
}

beforeEach(() => {
  stubSystemMode('light');
  localStorage.clear();
  sessionStorage.clear();
  follow('');
});

describe('the mode', () => {
  it.each([
    ['light', 'dark', ['light', 'light']],
    ['dark', 'light', ['dark', 'dark']],
    [null, 'dark', ['system', 'dark']],
    [null, 'light', ['system', 'light']],
    ['Dark', 'light', ['system', 'light']],
  ] as const)('stored as %s on a %s system is stamped as %j', (...given) => {
    const [mode, system, stamps] = given;
    stubSystemMode(system);
    if (mode !== null) {
      localStorage.setItem('mui-mode', mode);
    }
    expect(run()).toEqual(stamps);
  });

  it.each([
    ['', true, ['light', 'light']],
    ['?mode=dark', false, ['dark', 'dark']],
    ['?mode=light', true, ['light', 'light']],
    ['?mode=system', true, ['system', 'dark']],
    ['?mode=system', false, ['system', 'light']],
  ])(
    'of a visit at "%s", where the system is dark: %s, outlasts Docusaurus’ script as %j',
    async (link, isSystemDark, stamps) => {
      stubSystemMode(isSystemDark ? 'dark' : 'light');
      localStorage.setItem('mui-mode', 'light');
      follow(link);
      expect(run()).toEqual(stamps);
      Object.assign(dataset, { theme: 'light', themeChoice: 'light' });
      await Promise.resolve();
      expect([dataset.themeChoice, dataset.theme]).toEqual(stamps);
    },
  );

  it('of a visit lets go once Docusaurus’ script has run', async () => {
    follow('?mode=dark');
    run();
    dataset.theme = 'light';
    await Promise.resolve();
    dataset.theme = 'light';
    await Promise.resolve();
    expect(dataset.theme).toBe('light');
  });
});

describe('Docusaurus’ own entry', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', null],
    ['Dark', null],
  ])('copies a stored %s as %s', (mode, copied) => {
    localStorage.setItem('mui-mode', mode);
    localStorage.setItem('theme-x', 'stale');
    run();
    expect(localStorage.getItem('theme-x')).toBe(copied);
  });

  it('clears the copy when nothing is stored', () => {
    localStorage.setItem('theme-x', 'dark');
    run();
    expect(localStorage.getItem('theme-x')).toBeNull();
  });

  it('does not copy what holds for a visit', () => {
    follow('?mode=dark');
    run();
    expect(localStorage.getItem('theme-x')).toBeNull();
  });

  it('bears blocked storage', () => {
    const blocked = jest
      .spyOn(window, 'localStorage', 'get')
      .mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    expect(() => run()).not.toThrow();
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
    run();
    expect(readMedia()).toEqual(media);

    stampSettings({ mode: mode === 'dark' ? 'light' : 'dark' });
    stampSettings({ mode });
    expect(readMedia()).toEqual(media);
  });

  it('is the visit’s where it has a mode', () => {
    localStorage.setItem('mui-mode', 'light');
    follow('?mode=dark');
    run();
    expect(readMedia()).toEqual(cases[1][1]);
  });

  it.each([null, 'Dark'])('is the system’s where %s is stored', (stored) => {
    if (stored !== null) {
      localStorage.setItem('mui-mode', stored);
    }
    run();
    expect(readMedia()).toEqual(bySystem);
  });
});
