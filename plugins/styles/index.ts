import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { FONT_FAMILY, FONT_FAMILY_CODE } from '../../src/mui/fonts';
import { createPortalTheme } from '../../src/mui/theme';
import { renderStyleSheets } from './design-tokens/renderStyleSheets';
import { mirrorLibraries } from './directions/mirrorLibraries';
import { dropUnused } from './unused/dropUnused';

const NAME = 'styles';
const TOKENS_FILE = 'tokens.css';

/**
 * Writes the MUI theme's CSS variables, for both color schemes, into the site's style
 * sheet, and lets the packages' style sheets run from right to left as well. See README.md.
 */
export default function pluginStyles({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: NAME,

    async contentLoaded({ actions }) {
      const fonts = {
        ':root': {
          '--portal-font': FONT_FAMILY,
          '--portal-font-code': FONT_FAMILY_CODE,
        },
      };
      await actions.createData(
        TOKENS_FILE,
        renderStyleSheets([...createPortalTheme().generateStyleSheets(), fonts]),
      );
    },

    getClientModules: () => [
      path.join(generatedFilesDir, NAME, 'default', TOKENS_FILE),
    ],

    configurePostCss(options) {
      options.plugins.push(dropUnused(), mirrorLibraries());
      return options;
    },
  };
}

export { renderStyleSheets } from './design-tokens/renderStyleSheets';
