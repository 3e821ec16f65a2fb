import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { translate } from '../../src/node/dictionary';
import { bundleScript } from '../../src/node/bundleScript';
import { createBundlerConfig } from './createBundlerConfig';

/**
 * Keeps out of every page what it does not use, and says so on one whose script does not
 * come. See README.md.
 */
export default function pluginPageWeight({
  siteDir,
  generatedFilesDir,
  i18n,
}: LoadContext): Plugin<string> {
  return {
    name: 'page-weight',

    loadContent: () => bundleScript(path.join(__dirname, 'client/watchStart.ts')),

    injectHtmlTags: ({ content }) => ({
      headTags: [
        {
          tagName: 'script',
          attributes: {
            'data-text': translate(i18n.currentLocale, 'incompletePage.text'),
            'data-reload': translate(i18n.currentLocale, 'incompletePage.reload'),
          },
          innerHTML: content.trim(),
        },
      ],
    }),

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

export { readChunkRecord, readChunkRecords, type ChunkRecord } from './chunkRecord';
