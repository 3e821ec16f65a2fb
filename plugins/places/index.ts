import type { Plugin } from '@docusaurus/types';

/**
 * Empty places in the pages, each a theme part that shows nothing. A feature that has
 * something to show there brings a part of the same name. See README.md.
 */
export default function pluginPlaces(): Plugin {
  return { name: 'places', getThemePath: () => './theme' };
}
