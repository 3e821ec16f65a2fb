import type { LoadContext, Plugin } from '@docusaurus/types';
import { createThemeColorTags } from './createThemeColorTags';
import { renderModeScript } from './renderModeScript';
import { renderVisitModeScript } from './renderVisitModeScript';

/**
 * Makes `mui-mode` the one stored truth of the color mode: before the first paint, and
 * before Docusaurus' own script, its value is copied into Docusaurus' storage entry and
 * chooses the color of the browser's bars.
 */
export default function pluginColorMode({ siteStorage }: LoadContext): Plugin {
  return {
    name: 'color-mode',
    injectHtmlTags: () => ({
      headTags: [
        ...createThemeColorTags(),
        {
          tagName: 'script',
          innerHTML: renderModeScript(`theme${siteStorage.namespace}`),
        },
      ],
      preBodyTags: [{ tagName: 'script', innerHTML: renderVisitModeScript() }],
    }),
  };
}
