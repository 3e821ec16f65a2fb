/**
 * The portal's own colors for charts on the landing page, social cards and house ads; demos
 * keep those of the library. Each has 3:1 to its canvas, and any two stay apart for readers
 * who confuse colors, which `__tests__/brandPalette.test.ts` computes. In this order: the
 * first three are the furthest apart.
 *
 * The site reads them as `--brand-1` to `--brand-5`, from `src/css/brand.css`.
 */
export const BRAND_PALETTE = {
  light: ['#007a80', '#b3440e', '#3f3a9c', '#b28f2a', '#76123f'],
  dark: ['#62cfd3', '#e8793a', '#7f86ee', '#f4dc7a', '#c24a80'],
} as const;
