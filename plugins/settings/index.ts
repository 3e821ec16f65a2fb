import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getStylesVersion } from '../../src/mui/readerStyles';
import { bundleScript } from '../../src/node/bundleScript';
import { createThemeColorTags } from './createThemeColorTags';

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

export {
  DATE_LIBRARIES,
  type ApiSectionKind,
  type CodeStyling,
  type DateLibrary,
} from './common/definitions';
export { parseDemoHash } from './common/hash';
