import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { collectDemos } from './collectDemos';
import { createBundlerConfig } from './createBundlerConfig';
import type { PluginOptions } from './options';
import { renderRegistry } from './renderRegistry';
import type { DemoEntry } from './types';
import { writePlaygroundPages } from './writePlaygroundPages';

export { validateOptions } from './options';

/** Runs, shows and lists the demos that stand beside the pages. See README.md. */
export default function pluginDemos(
  { siteDir, i18n }: LoadContext,
  options: PluginOptions,
): Plugin<DemoEntry[]> {
  const roots = { siteDir, docsDir: options.docsDir };
  const hasPlayground = i18n.currentLocale === i18n.defaultLocale;
  return {
    name: 'demos',

    loadContent: () => collectDemos(roots),

    async contentLoaded({ content, actions }) {
      if (!hasPlayground) {
        return;
      }
      const registry = await actions.createData(
        'registry.js',
        renderRegistry(content, siteDir),
      );
      actions.addRoute({
        path: '/playground',
        component: path.join(__dirname, 'client/PlaygroundPage.tsx'),
        modules: { registry },
        exact: false,
      });
    },

    configureWebpack: (_config, isServer, { currentBundler }) =>
      createBundlerConfig({ isServer, bundler: currentBundler.instance, options }),

    async postBuild({ content, outDir }) {
      if (hasPlayground) {
        await writePlaygroundPages(content, outDir);
      }
    },
  };
}
