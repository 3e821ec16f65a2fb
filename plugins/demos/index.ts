import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { collectDemos } from './collectDemos';
import { collectImports } from './collectImports';
import { createBundlerConfig } from './createBundlerConfig';
import type { PluginOptions } from './options';
import { readInstalledPackages } from './readInstalledPackages';
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

    getPathsToWatch: () => [
      `${options.docsDir}/**/*.{ts,tsx,css}`,
      'sample-data/**/*.ts',
    ],

    loadContent: () => collectDemos(roots),

    async contentLoaded({ content, actions }) {
      const imports = collectImports(content, siteDir);
      await actions.createData(
        'installedPackages.json',
        readInstalledPackages(siteDir, imports),
      );
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

    getClientModules: () => [path.join(__dirname, 'client/unknownPlayground.ts')],

    configureWebpack: (_config, isServer, { currentBundler }) =>
      createBundlerConfig({ isServer, bundler: currentBundler.instance, options }),

    async postBuild({ content, outDir }) {
      if (hasPlayground) {
        await writePlaygroundPages(content, outDir);
      }
    },
  };
}

export { collectDemos } from './collectDemos';
export { parseDemoOptions } from './demoOptions';
export { DATE_LIBRARY_NAMES } from './common/dateLibraryNames';
export { FRAME_PATH } from './common/frameAddress';
export { toPlaygroundPath } from './common/playgroundPath';
export type { Options } from './options';
export { readDemoFiles } from './readDemoFiles';
export { createRemarkDemos, readAttributes } from './remarkDemos';
export { resolveDemo } from './resolveDemo';
export { renderDemoModule } from './renderDemoModule';
export {
  createDemoScaffold,
  isFolderScaffold,
  isImportedName,
  renderDemoLine,
  type DemoScaffold,
  type ScaffoldOptions,
} from './scaffold/createDemoScaffold';
export type { DemoEntry } from './types';
