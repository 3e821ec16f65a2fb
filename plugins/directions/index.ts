import type { Plugin } from '@docusaurus/types';
import { mirrorLibraries } from './mirrorLibraries';

/**
 * Lets a reader turn the chrome from right to left in any language, with one style sheet:
 * Docusaurus mirrors its own at build time only, and only for languages that run that way.
 */
export default function pluginDirections(): Plugin {
  return {
    name: 'directions',

    configurePostCss(options) {
      options.plugins.push(mirrorLibraries());
      return options;
    },
  };
}
