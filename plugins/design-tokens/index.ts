import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { FONT_FAMILY, FONT_FAMILY_CODE } from '../../src/mui/fonts';
import { createPortalTheme } from '../../src/mui/theme';
import { renderStyleSheets } from './renderStyleSheets';

/**
 * Writes the MUI theme's CSS variables, for both color schemes, into the site's
 * stylesheet: one source of tokens for the components and for the chrome.
 */
export default function pluginDesignTokens({
  generatedFilesDir,
}: LoadContext): Plugin {
  const name = 'design-tokens';
  const fileName = 'tokens.css';
  return {
    name,

    async contentLoaded({ actions }) {
      const theme = createPortalTheme();
      const fonts = {
        ':root': {
          '--portal-font': FONT_FAMILY,
          '--portal-font-code': FONT_FAMILY_CODE,
        },
      };
      await actions.createData(
        fileName,
        renderStyleSheets([...theme.generateStyleSheets(), fonts]),
      );
    },

    getClientModules: () => [
      path.join(generatedFilesDir, name, 'default', fileName),
    ],
  };
}
