import type { LoadContext, Plugin } from '@docusaurus/types';
import { createBundlerConfig } from './createBundlerConfig';

/** Keeps out of every page what it does not use. See README.md. */
export default function pluginPageWeight({
  siteDir,
  generatedFilesDir,
  i18n,
}: LoadContext): Plugin {
  return {
    name: 'page-weight',

    configureWebpack: (_config, isServer, { currentBundler }) =>
      createBundlerConfig({
        isServer,
        bundler: currentBundler.instance,
        siteDir,
        locale: i18n.currentLocale,
        generatedFilesDir,
      }),
  };
}

export { readChunkRecords, type ChunkRecord } from './chunkRecord';
