import { webAddress } from './rules';

/** Where web fonts come from. */
export interface FontsConfig {
  /** Address of a style sheet with web fonts; absent, the portal serves its own. */
  fontsUrl?: string;
}

/** The variable of the fonts, as validated. */
export interface FontsVariables {
  PORTAL_FONTS_URL?: string;
}

/** The rule of the fonts. */
export const fontsRules = { PORTAL_FONTS_URL: webAddress };

/** Where web fonts come from. */
export function toFonts(variables: FontsVariables): FontsConfig {
  return { fontsUrl: variables.PORTAL_FONTS_URL };
}
