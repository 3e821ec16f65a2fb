import robotoCondensed700 from '@fontsource/roboto-condensed/files/roboto-condensed-latin-700-normal.woff2';
import workSans300 from '@fontsource/work-sans/files/work-sans-latin-300-normal.woff2';
import workSans400 from '@fontsource/work-sans/files/work-sans-latin-400-normal.woff2';
import type { Font } from './declareFonts';

/** The fonts of pages with `onepirate` in their address. */
export const extraFonts: readonly Font[] = [
  {
    family: 'Roboto Condensed',
    weight: '700',
    url: robotoCondensed700,
    display: 'swap',
  },
  { family: 'Work Sans', weight: '300', url: workSans300, display: 'swap' },
  { family: 'Work Sans', weight: '400', url: workSans400, display: 'swap' },
];
