/** The site's own main colors, and the background that components lie on, by mode. */
export const SITE_COLORS = {
  light: { primary: '#00696f', secondary: '#a8480f', paper: '#ffffff' },
  dark: { primary: '#62cfd3', secondary: '#f3a878', paper: '#141d1d' },
} as const;
