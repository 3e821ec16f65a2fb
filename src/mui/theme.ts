import { extendTheme, type CssVarsTheme } from '@mui/material/styles';
import type { PaletteColors } from '../settings/definitions';
import { DENSE_COMPONENTS } from './density';
import { FONT_FAMILY } from './fonts';

/** The attribute that Docusaurus stamps on the document; MUI's colour schemes follow it. */
const COLOR_SCHEME_SELECTOR = '[data-theme="%s"]';

/** What a reader can change of the portal's theme. */
export interface PortalThemeOptions {
  direction?: 'ltr' | 'rtl';
  /** Whether components are small and close together. */
  dense?: boolean;
  /** Unit of the spacing, in pixels. */
  spacing?: number;
  /** Main colors for both modes, in a format that MUI computes with, such as `#00696f`. */
  paletteColors?: PaletteColors;
}

/** Unit of the theme's spacing where the reader chose none, in pixels. */
export const DEFAULT_SPACING = 8;

/** A reader’s color without the site's own shades: MUI computes them from the main one. */
function toPaletteColor(main: string | undefined) {
  return main === undefined || main === '' ? undefined : { main };
}

/**
 * The one source of the portal's design tokens: demos use it as their MUI theme, and
 * the design-tokens plugin writes its CSS variables for the rest of the site.
 *
 * @throws MUI's error for a palette color in a format that it can't compute with
 */
export function createPortalTheme({
  direction = 'ltr',
  dense = false,
  spacing = DEFAULT_SPACING,
  paletteColors = {},
}: PortalThemeOptions = {}): CssVarsTheme {
  const primary = toPaletteColor(paletteColors.primary);
  const secondary = toPaletteColor(paletteColors.secondary);
  return extendTheme({
    direction,
    spacing,
    components: dense ? DENSE_COMPONENTS : {},
    colorSchemeSelector: COLOR_SCHEME_SELECTOR,
    colorSchemes: {
      light: {
        palette: {
          primary: primary ?? { main: '#00696f', dark: '#004f54', light: '#2f8f95' },
          secondary: secondary ?? {
            main: '#a8480f',
            dark: '#7d3307',
            light: '#cf6f35',
          },
          // MUI's own have too little contrast to the white text of a chip.
          info: { main: '#0b6a9e' },
          warning: { main: '#b45309' },
          background: { default: '#ffffff', paper: '#ffffff' },
          text: { primary: '#14201f', secondary: '#4b5a5a' },
          divider: 'rgba(16, 44, 41, 0.15)',
        },
      },
      dark: {
        palette: {
          primary: primary ?? { main: '#62cfd3', dark: '#3aa6ab', light: '#9ae4e6' },
          secondary: secondary ?? {
            main: '#f3a878',
            dark: '#d9813f',
            light: '#ffc9a6',
          },
          background: { default: '#0e1515', paper: '#141d1d' },
          text: { primary: '#e6eeec', secondary: '#a3b4b2' },
          divider: 'rgba(206, 236, 232, 0.16)',
        },
      },
    },
    shape: { borderRadius: 12 },
    typography: {
      fontFamily: FONT_FAMILY,
      button: { textTransform: 'none', fontWeight: 600 },
    },
  });
}
