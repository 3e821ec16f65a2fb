import path from 'node:path';
import {
  type LoadContext,
  type Plugin,
  type HtmlTagObject,
} from '@docusaurus/types';
import { getStylesVersion } from '../../src/mui/readerStyles';
import { bundleScript } from '../../src/node/bundleScript';
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

/** Brings what the reader has set into the document before the first paint. See README.md. */
export default function pluginSettings({
  siteStorage,
}: LoadContext): Plugin<string> {
  return {
    name: 'settings',

    getClientModules: () => [path.join(__dirname, 'client/keepStamps.ts')],

    loadContent: () =>
      bundleScript(path.join(__dirname, 'firstPaint/script.ts'), {
        MODE_ENTRY: `theme${siteStorage.namespace}`,
        STYLES_VERSION: getStylesVersion(),
      }),

    injectHtmlTags: ({ content }) => ({
      headTags: [
        // The script switches these, and so comes after them.
        ...createThemeColorTags(),
        { tagName: 'script', innerHTML: content.trim() },
      ],
    }),
  };
}

export type { ApiSectionKind } from './common/apiLayouts';
export {
  DATE_LIBRARIES,
  type CodeStyling,
  type DateLibrary,
} from './common/definitions';
export { parseDemoHash } from './common/hash';
