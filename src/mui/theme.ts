import {
  extendTheme,
  type Components,
  type CssVarsTheme,
  type CssVarsThemeOptions,
  type Theme,
} from '@mui/material/styles';
import { DEFAULT_SPACING, type Direction, type PaletteColors } from './readerTheme';
import { toReadable } from './colorFunctions';
import { DENSE_COMPONENTS, NO_LONGER_DENSE_COMPONENTS } from './density';
import { FONT_FAMILY } from './fonts';
import type { LocaleTexts } from './localeTexts/types';
import { SITE_COLORS } from './siteColors';
import { toSrgb } from './toSrgb';

/** The attribute that Docusaurus stamps on the document; MUI's colour schemes follow it. */
const COLOR_SCHEME_SELECTOR = '[data-theme="%s"]';

/**
 * Titles inside components, such as the date of a toolbar, are no headings of the page: its
 * outline would jump from a section to a fourth level.
 */
const PLAIN_TITLES: Components<Theme> = {
  MuiTypography: {
    defaultProps: {
      variantMapping: Object.fromEntries(
        ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'subtitle1', 'subtitle2'].map(
          (variant) => [variant, 'div'],
        ),
      ),
    },
  },
};

/**
 * The grid writes code for its filters where it may, and finds out by trying. The pages'
 * policy refuses that, and would report it at each visit.
 */
const WITHOUT_EVAL = {
  components: { MuiDataGrid: { defaultProps: { disableEval: true } } },
};

/** What a reader can change of the portal's theme. */
export interface PortalThemeOptions {
  direction?: Direction;
  /** Whether components are small and close together. */
  dense?: boolean;
  /** Unit of the spacing, in pixels. */
  spacing?: number;
  /** Main colors for both modes, in any notation that `parseColor` reads. */
  paletteColors?: PaletteColors;
  /** The components' own texts, where they are not English. */
  localeTexts?: LocaleTexts;
}

export interface SiteThemeOptions extends PortalThemeOptions {
  /** Whether the palette colors are moved to shades that the site can write text in. */
  readable?: boolean;
  /** Whether the components were dense before. */
  wasDense?: boolean;
}

/** Contrast of text to the page, with some left for the tint of a line that is hovered or current. */
const TEXT_CONTRAST = 5.25;

/**
 * A reader’s color without the site's own shades: MUI computes them from the main one, and
 * the tints of a hovered or selected thing from its red, green and blue. That takes sRGB.
 */
function toPaletteColor(color: string | undefined, readableOn: string | undefined) {
  if (color === undefined || color === '') {
    return undefined;
  }
  const main =
    readableOn === undefined ? color : toReadable(color, readableOn, TEXT_CONTRAST);
  return { main: toSrgb(main) };
}

/**
 * The one source of the portal's design tokens: demos use it as their MUI theme, and
 * `plugins/styles` writes its CSS variables for the rest of the site.
 *
 * @throws the error of `parseColor` for a palette color that it can't read
 */
export function createPortalTheme({
  direction = 'ltr',
  dense = false,
  wasDense = false,
  spacing = DEFAULT_SPACING,
  paletteColors = {},
  localeTexts = {},
  readable = false,
}: SiteThemeOptions = {}): CssVarsTheme {
  const choose = (name: keyof PaletteColors, mode: keyof typeof SITE_COLORS) =>
    toPaletteColor(
      paletteColors[name],
      readable ? SITE_COLORS[mode].paper : undefined,
    );
  const options: CssVarsThemeOptions = {
    direction,
    spacing,
    components: {
      ...PLAIN_TITLES,
      ...(dense ? DENSE_COMPONENTS : wasDense && NO_LONGER_DENSE_COMPONENTS),
    },
    colorSchemeSelector: COLOR_SCHEME_SELECTOR,
    colorSchemes: {
      light: {
        palette: {
          primary: choose('primary', 'light') ?? {
            main: SITE_COLORS.light.primary,
            dark: '#004f54',
            light: '#2f8f95',
          },
          secondary: choose('secondary', 'light') ?? {
            main: SITE_COLORS.light.secondary,
            dark: '#7d3307',
            light: '#cf6f35',
          },
          // MUI's own have too little contrast to the white text of a chip.
          info: { main: '#0b6a9e' },
          warning: { main: '#b45309' },
          background: { default: '#ffffff', paper: SITE_COLORS.light.paper },
          text: { primary: SITE_COLORS.light.text, secondary: '#4b5a5a' },
          divider: 'rgba(16, 44, 41, 0.15)',
        },
      },
      dark: {
        palette: {
          primary: choose('primary', 'dark') ?? {
            main: SITE_COLORS.dark.primary,
            dark: '#3aa6ab',
            light: '#9ae4e6',
          },
          secondary: choose('secondary', 'dark') ?? {
            main: SITE_COLORS.dark.secondary,
            dark: '#d9813f',
            light: '#ffc9a6',
          },
          background: { default: '#0e1515', paper: SITE_COLORS.dark.paper },
          text: { primary: SITE_COLORS.dark.text, secondary: '#a3b4b2' },
          divider: 'rgba(206, 236, 232, 0.16)',
        },
      },
    },
    shape: { borderRadius: 12 },
    typography: {
      fontFamily: FONT_FAMILY,
      button: { textTransform: 'none', fontWeight: 600 },
    },
  };
  // As arguments of their own, they are merged with what density says of a component.
  return extendTheme(options, WITHOUT_EVAL, localeTexts);
}

/** Themes that are kept; a reader who moves a color picker makes one with each step. */
const MAX_THEMES = 10;

const NO_TEXTS: LocaleTexts = {};

/** The themes by the texts that they hold, which have functions: JSON can't tell them apart. */
const themesByTexts = new WeakMap<LocaleTexts, Map<string, CssVarsTheme>>();

/**
 * The theme of these options, made once while it is among the last ones asked for: the
 * demos of a page share it.
 *
 * @throws what {@link createPortalTheme} throws
 */
export function getPortalTheme({
  direction = 'ltr',
  dense = false,
  wasDense = false,
  spacing = DEFAULT_SPACING,
  paletteColors: { primary, secondary } = {},
  localeTexts = NO_TEXTS,
  readable = false,
}: SiteThemeOptions = {}): CssVarsTheme {
  const options = {
    direction,
    dense,
    wasDense,
    spacing,
    paletteColors: { primary, secondary },
    readable,
  };
  const themes = themesByTexts.get(localeTexts) ?? new Map<string, CssVarsTheme>();
  themesByTexts.set(localeTexts, themes);
  const key = JSON.stringify(options);
  const theme = themes.get(key) ?? createPortalTheme({ ...options, localeTexts });
  // The last one asked for stands at the end, so that the first one is the one to drop.
  themes.delete(key);
  themes.set(key, theme);
  if (themes.size > MAX_THEMES) {
    themes.delete(themes.keys().next().value!);
  }
  return theme;
}
