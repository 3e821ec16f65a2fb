import materialIcons from '@fontsource/material-icons/files/material-icons-latin-400-normal.woff2';
import type { Font } from './declareFonts';

/** The fonts of pages that ask for icons by name. */
export const iconFonts: readonly Font[] = [
  { family: 'Material Icons', weight: '400', url: materialIcons, display: 'block' },
];
