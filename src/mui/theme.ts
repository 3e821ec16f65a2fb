import { extendTheme, type CssVarsTheme } from '@mui/material/styles';
import { FONT_FAMILY } from './fonts';

/** The attribute that Docusaurus stamps on the document; MUI's colour schemes follow it. */
const COLOR_SCHEME_SELECTOR = '[data-theme="%s"]';

/**
 * The one source of the portal's design tokens: demos use it as their MUI theme, and
 * the design-tokens plugin writes its CSS variables for the rest of the site.
 */
export function createPortalTheme(): CssVarsTheme {
  return extendTheme({
    colorSchemeSelector: COLOR_SCHEME_SELECTOR,
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#00696f', dark: '#004f54', light: '#2f8f95' },
          secondary: { main: '#a8480f', dark: '#7d3307', light: '#cf6f35' },
          background: { default: '#ffffff', paper: '#ffffff' },
          text: { primary: '#14201f', secondary: '#4b5a5a' },
          divider: 'rgba(16, 44, 41, 0.15)',
        },
      },
      dark: {
        palette: {
          primary: { main: '#62cfd3', dark: '#3aa6ab', light: '#9ae4e6' },
          secondary: { main: '#f3a878', dark: '#d9813f', light: '#ffc9a6' },
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
