import type { Plugin } from '@docusaurus/types';
import { getStylesVersion } from '../../src/mui/readerStyles';
import { renderStylesScript } from '../../src/settings/readerStyles';
import { renderStampScript } from './renderStampScript';

/**
 * Brings what the reader has set into the document before the first paint: direction and
 * width as attributes, colors and spacing as the CSS variables that an earlier page kept.
 */
export default function pluginReaderSettings(): Plugin {
  return {
    name: 'reader-settings',
    injectHtmlTags: () => ({
      headTags: [renderStampScript(), renderStylesScript(getStylesVersion())].map(
        (innerHTML) => ({ tagName: 'script', innerHTML }),
      ),
    }),
  };
}
