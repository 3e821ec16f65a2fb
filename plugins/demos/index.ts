import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { collectDemos, collectImports } from './collectDemos';
import { createBundlerConfig } from './createBundlerConfig';
import { checkFormerIds, readFormerIds } from './formerNames';
import { createLiveFrame } from './live-frame';
import type { PluginOptions } from './options';
import { renderRegistry, writePlaygroundPages } from './playground';
import { readInstalledPackages } from './readInstalledPackages';
import type { DemoEntry } from './types';

export { validateOptions } from './options';

/** Runs, shows and lists the demos that stand beside the pages. See README.md. */
export default function pluginDemos(
  { siteDir, siteConfig, i18n }: LoadContext,
  options: PluginOptions,
): Plugin<DemoEntry[]> {
  const roots = { siteDir, docsDir: options.docsDir };
  const liveFrame = createLiveFrame(roots, siteConfig.url);
  // The playground and the live frame are there once for all languages.
  const isFirstLanguage = i18n.currentLocale === i18n.defaultLocale;
  return {
    name: 'demos',

    getPathsToWatch: () => [
      `${options.docsDir}/**/*.{ts,tsx,css}`,
      'sample-data/**/*.ts',
    ],

    loadContent: () => collectDemos(roots),

    async contentLoaded({ content, actions }) {
      checkFormerIds(readFormerIds(roots), content);
      const imports = collectImports(content, siteDir);
      await actions.createData(
        'installedPackages.json',
        readInstalledPackages(siteDir, imports),
      );
      if (!isFirstLanguage) {
        return;
      }
      const registry = await actions.createData(
        'registry.js',
        renderRegistry(content, siteDir),
      );
      const formerIds = await actions.createData(
        'formerIds.json',
        readFormerIds(roots),
      );
      actions.addRoute({
        path: '/playground',
        component: path.join(__dirname, 'client/PlaygroundPage.tsx'),
        modules: { registry, formerIds },
        exact: false,
      });
    },

    getClientModules: () => [path.join(__dirname, 'client/unknownPlayground.ts')],

    configureWebpack: (_config, isServer, { currentBundler }) => ({
      ...createBundlerConfig({
        isServer,
        bundler: currentBundler.instance,
        docsPath: path.join(siteDir, options.docsDir),
        options,
      }),
      ...(!isServer && liveFrame.devServerConfig),
    }),

    async postBuild({ content, outDir }) {
      if (isFirstLanguage) {
        await Promise.all([
          writePlaygroundPages(
            [...content.map(({ id }) => id), ...Object.keys(readFormerIds(roots))],
            outDir,
          ),
          liveFrame.write(outDir),
        ]);
      }
    },
  };
}

export { collectDemos } from './collectDemos';
export { parseDemoOptions } from './demoOptions';
export { DATE_LIBRARY_NAMES } from './common/dateLibraryNames';
export { formatCode } from './formatCode';
export { FRAME_PATH } from './common/frameAddress';
export { toPlaygroundPath } from './common/playgroundPath';
export type { Options } from './options';
export { highlight } from './highlight';
export { readDemoFiles } from './readDemoFiles';
export { createRemarkDemos, readAttributes } from './remarkDemos';
export { resolveDemo } from './resolveDemo';
export { renderDemoModule } from './renderDemoModule';
export { findRenameFaults, renameDemo } from './scaffold/renameDemo';
export { findDemoFaults, writeDemo } from './scaffold/writeDemo';
export { toJavaScript } from './toJavaScript';
export type { DemoEntry } from './types';
