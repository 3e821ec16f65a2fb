import {
  DEFAULT_THEME_STATE,
  reduceTheme,
  type ThemeAction,
  type ThemeState,
} from '../themeReducer';

const CHANGED: ThemeState = {
  dense: true,
  direction: 'rtl',
  paletteColors: { primary: '#0af' },
  paletteMode: 'dark',
  spacing: 3,
};

it('starts as the site is', () => {
  expect(DEFAULT_THEME_STATE).toEqual({
    dense: false,
    direction: 'ltr',
    paletteColors: {},
    paletteMode: 'light',
    spacing: 8,
  });
});

it.each<[ThemeAction, Partial<ThemeState>]>([
  [{ type: 'set-spacing', spacing: 12 }, { spacing: 12 }],
  [{ type: 'set-spacing', spacing: -0.5 }, { spacing: -0.5 }],
  [{ type: 'set-spacing', spacing: 1000 }, { spacing: 1000 }],
  [{ type: 'increase-spacing' }, { spacing: 4 }],
  [{ type: 'decrease-spacing' }, { spacing: 2 }],
  [{ type: 'set-dense', dense: false }, { dense: false }],
  [{ type: 'reset-density' }, { dense: false, spacing: 8 }],
  [{ type: 'reset-colors' }, { paletteColors: {} }],
  [{ type: 'change' }, {}],
  [{ type: 'change', paletteMode: 'light' }, { paletteMode: 'light' }],
  [{ type: 'change', direction: 'ltr' }, { direction: 'ltr' }],
  [
    { type: 'change', paletteColors: { secondary: '#fff' } },
    { paletteColors: { secondary: '#fff' } },
  ],
  [
    {
      type: 'change',
      paletteMode: 'light',
      direction: 'ltr',
      paletteColors: {},
    },
    { paletteMode: 'light', direction: 'ltr', paletteColors: {} },
  ],
])('%j changes %j and nothing else', (action, expected) => {
  const before = structuredClone(CHANGED);
  expect(reduceTheme(CHANGED, action)).toEqual({ ...CHANGED, ...expected });
  expect(CHANGED).toEqual(before);
});

it.each([NaN, Infinity, -Infinity])('refuses a spacing of %s', (spacing) => {
  expect(() => reduceTheme(CHANGED, { type: 'set-spacing', spacing })).toThrow(
    `The spacing can't be ${spacing}: dispatch "set-spacing" with a finite number of pixels, such as 8.`,
  );
});
