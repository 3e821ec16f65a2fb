/** The site's own main colors, the background that components lie on, and text, by mode. */
export const SITE_COLORS = {
  light: {
    primary: '#00696f',
    secondary: '#a8480f',
    paper: '#ffffff',
    text: '#14201f',
  },
  dark: {
    primary: '#62cfd3',
    secondary: '#f3a878',
    paper: '#141d1d',
    text: '#e6eeec',
  },
} as const;
