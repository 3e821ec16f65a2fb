import type { Components } from '@mui/material/styles';
import { createPortalTheme, getPortalTheme } from '../theme';

type Theme = ReturnType<typeof createPortalTheme>;

const getMain = (theme: Theme) => [
  theme.colorSchemes.light?.palette.primary.main,
  theme.colorSchemes.dark?.palette.primary.main,
];

/** The type of a theme with variables hides what it holds for components. */
const getButtonDefaults = (theme: Theme & { components?: Components }) =>
  theme.components?.MuiButton?.defaultProps;

describe('createPortalTheme', () => {
  it.each([
    [{}, { disableEval: true }],
    [{ dense: true }, { disableEval: true, density: 'compact' }],
  ])('with %j, grids have the defaults %j', (options, defaults) => {
    const { components } = createPortalTheme(options) as Theme & {
      components: Record<string, { defaultProps?: object }>;
    };
    expect(components.MuiDataGrid?.defaultProps).toEqual(defaults);
  });

  it('is the same with the defaults written out', () => {
    const theme = createPortalTheme({
      direction: 'ltr',
      dense: false,
      spacing: 8,
      paletteColors: {},
    });
    expect(theme.generateStyleSheets()).toEqual(
      createPortalTheme().generateStyleSheets(),
    );
    expect(theme.direction).toBe('ltr');
    expect(getButtonDefaults(theme)).toBeUndefined();
  });

  it.each<
    [
      string,
      Parameters<typeof createPortalTheme>[0],
      (theme: Theme) => unknown,
      unknown,
    ]
  >([
    ['a direction', { direction: 'rtl' }, (theme) => theme.direction, 'rtl'],
    [
      'a spacing',
      { spacing: 5 },
      (theme) => theme.vars.spacing,
      'var(--mui-spacing, 5px)',
    ],
    [
      'a color in both modes',
      { paletteColors: { primary: '#7b1fa2' } },
      getMain,
      ['#7b1fa2', '#7b1fa2'],
    ],
    [
      'no color for an empty text',
      { paletteColors: { primary: '' } },
      getMain,
      ['#00696f', '#62cfd3'],
    ],
    [
      'the shades of a color',
      { paletteColors: { secondary: '#7b1fa2' } },
      (theme) => theme.colorSchemes.light?.palette.secondary.dark,
      'rgb(86, 21, 113)',
    ],
    [
      'the site’s other color',
      { paletteColors: { secondary: '#7b1fa2' } },
      getMain,
      ['#00696f', '#62cfd3'],
    ],
    ['dense components', { dense: true }, getButtonDefaults, { size: 'small' }],
  ])('takes %s', (_, options, read, expected) => {
    expect(read(createPortalTheme(options))).toEqual(expected);
  });

  it('refuses a color that MUI can’t compute with', () => {
    expect(() => createPortalTheme({ paletteColors: { primary: 'teal' } })).toThrow(
      /teal/,
    );
  });
});

it('getPortalTheme keeps one theme for each language of the components', () => {
  const localeTexts = {
    components: { MuiAlert: { defaultProps: { closeText: '关闭' } } },
  };
  const chinese = getPortalTheme({ localeTexts });
  expect(getPortalTheme({ localeTexts })).toBe(chinese);
  expect(getPortalTheme()).not.toBe(chinese);
  expect(chinese).toMatchObject(localeTexts);
  expect(getPortalTheme()).not.toMatchObject(localeTexts);
});
