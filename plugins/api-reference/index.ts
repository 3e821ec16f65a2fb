import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { assertKnownComponents } from './assertKnownComponents';
import { loadApi } from './cache';
import { createBundlerConfig } from './createBundlerConfig';
import { loadUpdates } from './loadUpdates';
import { pickClaimedNames } from './pickClaimedNames';
import { readDocs } from './readDocs';
import { assertRecorded } from './history/assertRecorded';
import { loadHistory } from './history/loadHistory';
import { readInstalledVersions } from './history/readInstalledVersions';
import { createDevServerConfig } from './json/createDevServerConfig';
import { createJsonDocuments, type JsonDocuments } from './json/createJsonDocuments';
import { writeJson } from './json/writeJson';
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
  siteConfig: { url },
  i18n: { currentLocale: locale, defaultLocale },
}: LoadContext): Plugin<ApiProduct[]> {
  /** What is published as JSON, from the last time that the content was loaded. */
  let documents: JsonDocuments | undefined;

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

    configureWebpack: (_config, isServer) => ({
      ...createBundlerConfig(
        isServer,
        path.join(generatedFilesDir, NAME, 'default'),
      ),
      ...(!isServer && createDevServerConfig(() => documents, baseUrl)),
    }),

    async allContentLoaded({ allContent, actions }) {
      const products = allContent[NAME]?.default as ApiProduct[];
      const { claims, sidebars, docsPath, pages } = readDocs(allContent, locale);
      assertKnownComponents(claims, products);
      actions.setGlobalData({
        names: pickClaimedNames(products, claims),
      } satisfies ApiGlobalData);
      const histories = loadHistory({ siteDir });
      const installed = readInstalledVersions(siteDir);
      assertRecorded(products, histories, installed);
      const uses = await collectUses({ siteDir, docsPath, pages, products });
      const translated = translate(products);
      const routes = await buildRoutes(
        {
          baseUrl,
          locale,
          products: translated,
          sidebars,
          uses,
          histories,
          updates: loadUpdates(siteDir, locale),
        },
        actions.createData,
      );
      routes.forEach(actions.addRoute);
      documents = createJsonDocuments({
        products: translated,
        histories,
        installed,
        origin: `${url}${baseUrl}`,
      });
    },

    async postBuild({ outDir }) {
      if (documents) {
        await writeJson(documents, outDir);
      }
    },
  };
}

export { loadApi } from './cache';
export { toMemberAnchor } from './common/memberAnchor';
export { toIndexPermalink } from './common/toIndexPermalink';
export { toPermalink } from './common/toPermalink';
export { listStatus, type ExportStatus, type Treatment } from './extract/listStatus';
export { loadPackages } from './extract/loadPackages';
export { PRODUCT_IDS, PRODUCT_PACKAGES } from './extract/products';
export { HISTORY_DIR, loadHistory, readHistory } from './history/loadHistory';
export { readInstalledVersions } from './history/readInstalledVersions';
export type {
  ApiIndexJson,
  CatalogueJson,
  PageJson,
  ProductJson,
} from './json/types';
export { createReleaseExtractor } from './releases/extractReleases';
export { listMinors, planReleases } from './releases/planReleases';
export { recordReleases } from './releases/recordReleases';
export { createNpmRegistry } from './releases/registry';
export {
  selectAllMinors,
  selectNamedMinors,
  selectNewMinors,
} from './releases/selectMinors';
export { unpackRelease } from './releases/unpackRelease';
export { toSourceUrl } from './render/toSourceUrl';
export { createRemarkApiTables } from './tables/createRemarkApiTables';
export {
  compareTranslations,
  type PageStatus,
  type TranslationStatus,
} from './translations/compareTranslations';
export { completeTranslations } from './translations/completeTranslations';
export { listTexts } from './translations/listTexts';
export { readTranslations } from './translations/readTranslations';
export type { SourceText, Translations } from './translations/types';
export { writeTranslations } from './translations/writeTranslations';
export type {
  ApiClass,
  ApiComponent,
  ApiEvent,
  ApiPage,
  ApiProduct,
  ApiProp,
  ApiSelector,
  ApiSlot,
  ProductId,
} from './types';
export { createLockfile } from './upgrade/createLockfile';
export { createUpgradeReport } from './upgrade/createUpgradeReport';
export { findUpgrade } from './upgrade/findUpgrade';
export { linkPortal } from './upgrade/linkPortal';
export { planUpgrade, type UpgradePlan } from './upgrade/planUpgrade';
export { rewriteManifest } from './upgrade/rewriteManifest';
export type { DocsPage } from './uses/collectUses';
