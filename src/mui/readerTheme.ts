/** What of a reader's settings the theme is made of. */

export type Direction = 'ltr' | 'rtl';

/** Colors chosen by the reader; an absent one is the site's. */
export interface PaletteColors {
  primary?: string;
  secondary?: string;
}

/** Unit of the theme's spacing where the reader chose none, in pixels. */
export const DEFAULT_SPACING = 8;
