import type { HtmlTagObject } from '@docusaurus/types';
import { createPortalTheme } from '../../src/mui/theme';

/**
 * A `theme-color` tag for each mode, with the background that the theme gives it: what the
 * browser paints its own bars in. Without script a page is light, and so is its tag.
 */
export function createThemeColorTags(): HtmlTagObject[] {
  const { colorSchemes } = createPortalTheme();
  return (['light', 'dark'] as const).map((mode) => ({
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      content: colorSchemes[mode]!.palette.background.default,
      'data-mode': mode,
      media: mode === 'light' ? 'all' : 'not all',
    },
  }));
}
