import type { LoadContext, Plugin } from '@docusaurus/types';
import { renderModeScript } from './renderModeScript';

/**
 * Makes `mui-mode` the one stored truth of the colour mode: before the first paint, and
 * before Docusaurus' own script, its value is copied into Docusaurus' storage entry.
 */
export default function pluginColorMode({ siteStorage }: LoadContext): Plugin {
  return {
    name: 'color-mode',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: renderModeScript(`theme${siteStorage.namespace}`),
        },
      ],
    }),
  };
}
