import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { findLabel } from '../../src/i18n/findLabel';
import { listKeys } from '../../src/i18n/listKeys';
import { getDictionary } from '../../src/node/dictionary';
import { createBundlerConfig } from './createBundlerConfig';

/**
 * The keys that a language has no label for, in the order of the English ones.
 *
 * @throws where no file has labels in the language
 */
export function listMissingKeys(language: string): string[] {
  const labels = getDictionary(language);
  return listKeys(getDictionary('en')).filter(
    (key) => findLabel(labels, key) === undefined,
  );
}

/** Gives a page the labels of its language, and counts those that are missing. See README.md. */
export default function pluginLabels({
  siteDir,
  i18n: { currentLocale },
}: LoadContext): Plugin {
  const missing = listMissingKeys(currentLocale);
  // Labels under edit can come to lack one while the server runs.
  const withEnglish = missing.length > 0 || process.env.NODE_ENV !== 'production';
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
        languages: withEnglish ? [currentLocale, 'en'] : [currentLocale],
      }),
  };
}
