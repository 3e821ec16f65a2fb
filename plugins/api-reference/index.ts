import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { assertKnownComponents } from './assertKnownComponents';
import { loadApi } from './cache';
import { createBundlerConfig } from './createBundlerConfig';
import { createPermalinks, pickClaimed } from './createPermalinks';
import { readDocs } from './readDocs';
import { buildRoutes } from './routes';
import { applyTranslations } from './translations/applyTranslations';
import { readTranslations } from './translations/readTranslations';
import type { ApiGlobalData, ApiProduct } from './types';
import { collectUses } from './uses/collectUses';

const NAME = 'api-reference';

/**
 * Generates the API reference from the installed packages. See README.md.
 *
 * It watches no files: the packages do not change under a running server, and an edit
 * of a page must not read them again.
 */
export default function pluginApiReference({
  siteDir,
  generatedFilesDir,
  baseUrl,
  i18n: { currentLocale: locale, defaultLocale },
}: LoadContext): Plugin<ApiProduct[]> {
  function translate(products: ApiProduct[]): ApiProduct[] {
    if (locale === defaultLocale) {
      return products;
    }
    const translations = readTranslations({ siteDir, locale });
    return products.map((product) => applyTranslations(product, translations));
  }

  return {
    name: NAME,

    loadContent: () =>
      loadApi({
        siteDir,
        cacheDir: path.join(siteDir, 'node_modules/.cache', NAME),
      }),

    configureWebpack: (_config, isServer) =>
      createBundlerConfig(isServer, path.join(generatedFilesDir, NAME, 'default')),

    async allContentLoaded({ allContent, actions }) {
      const products = allContent[NAME]?.default as ApiProduct[];
      const { claims, sidebars, docsPath, pages } = readDocs(allContent);
      assertKnownComponents(claims, products);
      const permalinks = pickClaimed(createPermalinks(products), claims);
      actions.setGlobalData({ permalinks } satisfies ApiGlobalData);
      const uses = await collectUses({ siteDir, docsPath, pages, products });
      const routes = await buildRoutes(
        { baseUrl, locale, products: translate(products), sidebars, uses },
        actions.createData,
      );
      routes.forEach(actions.addRoute);
    },
  };
}
