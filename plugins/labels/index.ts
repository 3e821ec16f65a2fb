import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createBundlerConfig } from './createBundlerConfig';
import { loadLabels } from './loadLabels';

/** Gives a page the labels of its language, and counts those that are missing. See README.md. */
export default function pluginLabels({
  siteDir,
  i18n: { currentLocale },
}: LoadContext): Plugin {
  const { missing } = loadLabels(currentLocale);
  return {
    name: 'labels',

    async loadContent() {
      if (missing.length > 0) {
        logger.warn(
          `Labels that are not translated into "${currentLocale}" and stand in English: ${missing.length} (${missing.join(', ')}).`,
        );
      }
    },

    configureWebpack: (_config, isServer) =>
      createBundlerConfig({
        siteDir,
        isServer,
        language: currentLocale,
        // A dictionary under edit can come to lack a label while the server runs.
        withEnglish: missing.length > 0 || process.env.NODE_ENV !== 'production',
      }),
  };
}
