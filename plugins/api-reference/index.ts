import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { assertKnownComponents, pickClaimedNames } from './assertKnownComponents';
import { loadApi } from './cache';
import { createWebpackConfig, type PublishedFiles } from './createWebpackConfig';
import { loadUpdates } from './loadUpdates';
import { readDocs } from './readDocs';
import { assertRecorded } from './history/assertRecorded';
import { loadHistory } from './history/loadHistory';
import { readInstalledVersions } from './extract/findInstalledPackages';
import { createJsonDocuments, writeJson } from './json/createJsonDocuments';
import { buildRoutes } from './routes';
import { collectSnippets } from './snippets/collectSnippets';
import { translateApi } from './translations/applyTranslations';
import { writeTypePages } from './typePages/writeTypePages';
import type { ApiGlobalData, ApiProduct } from './types';
import { collectUses } from './uses/collectUses';
import { collectDemos } from '../demos';

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
  i18n: { currentLocale: locale },
}: LoadContext): Plugin<ApiProduct[]> {
  /** What is published beside the pages, from the last time that the content was loaded. */
  let published: PublishedFiles | undefined;

  return {
    name: NAME,

    loadContent: () => loadApi({ siteDir }),

    configureWebpack: (_config, isServer) =>
      createWebpackConfig(
        isServer,
        path.join(generatedFilesDir, NAME, 'default'),
        () => published,
        baseUrl,
      ),

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
      const docsDir = path.relative(siteDir, docsPath);
      const demos = await collectDemos({ siteDir, docsDir });
      const uses = await collectUses({ siteDir, demos, pages, products });
      const translated = translateApi(products, { siteDir, locale });
      const { routes, typePages } = await buildRoutes(
        {
          baseUrl,
          locale,
          products: translated,
          sidebars,
          uses,
          snippets: collectSnippets(products, demos, siteDir),
          histories,
          updates: loadUpdates(siteDir, locale),
        },
        actions.createData,
      );
      routes.forEach(actions.addRoute);
      const json = createJsonDocuments({
        products: translated,
        histories,
        installed,
        origin: `${url}${baseUrl}`,
      });
      published = { json, typePages };
    },

    async postBuild({ outDir }) {
      if (published) {
        await writeJson(published.json, outDir);
        await writeTypePages(published.typePages, outDir, baseUrl);
      }
    },
  };
}

export { loadApi } from './cache';
export type { Change } from './common/history/changes';
export { compareEntry, compareVersions } from './common/history/compareVersions';
export { findVersion } from './common/history/version';
export { toMemberAnchor } from './common/memberAnchor';
export { toIndexPermalink, toPermalink } from './common/permalinks';
export { toTypeAnchor } from './common/typeAddress';
export { describeStatus } from './extract/describeStatus';
export { PRODUCT_IDS } from './extract/products';
export { findTypePages } from './findTypePages';
export { loadHistory } from './history/loadHistory';
export type {
  ApiIndexJson,
  HistoryJson,
  PageJson,
  ProductJson,
  TypesJson,
} from './json/types';
export { MAIN_COMPONENTS, type MainComponents } from './mainComponents';
export { listMembers, type Member } from './members';
export { recordInstalled } from './releases/recordInstalled';
export { recordPublished } from './releases/recordPublished';
export { toSourceUrl } from './render/createPageData';
export { createRemarkApiTables } from './tables/createRemarkApiTables';
export { describeStatus as describeTranslations } from './translations/describeStatus';
export { loadTranslationStatus } from './translations/loadStatus';
export type {
  ApiComponent,
  ApiDocument,
  ApiProduct,
  ApiProp,
  ProductId,
} from './types';
export { upgradePortal } from './upgrade/upgradePortal';
export type { DocsPage } from './uses/collectUses';
