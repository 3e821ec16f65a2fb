import type { Plugin } from '@docusaurus/types';

/** Puts an ad into the place that pages have for one. See README.md. */
export default function pluginAds(): Plugin {
  return { name: 'ads', getThemePath: () => './theme' };
}
