import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { getTranslatedLanguages, languages } from '../../config/languages';
import { createBoard } from './createBoard';
import { loadStatus } from './loadStatus';
import type { PluginOptions } from './options';
import { getPagesDir } from './paths';
import type { LanguageStatus } from './types';

export { validateOptions } from './options';

/** The board of the translations at `/x/translations`. See README.md. */
export default function pluginTranslations(
  { siteDir, baseUrl }: LoadContext,
  { docsDir, editUrl }: PluginOptions,
): Plugin<LanguageStatus[]> {
  const translated = getTranslatedLanguages();
  return {
    name: 'translations',

    getPathsToWatch: () =>
      [docsDir, ...translated.map(getPagesDir)].map((dir) => `${dir}/**/*.mdx`),

    loadContent: async () =>
      translated.map((language) => loadStatus({ siteDir, docsDir }, language)),

    async contentLoaded({ content, actions }) {
      const board = content.map((status) =>
        createBoard(status, languages[status.language]!, editUrl),
      );
      actions.addRoute({
        path: normalizeUrl([baseUrl, '/x/translations']),
        component: path.join(__dirname, 'client/BoardPage'),
        modules: { board: await actions.createData('board.json', board) },
        exact: true,
        // The docs' own parent route, /x, would match this address too.
        priority: 1,
      });
    },
  };
}

export { loadFindings } from './checks/loadFindings';
export { countChanges } from './countChanges';
export { fillInTitle } from './fillInTitle';
export { loadPage } from './loadPage';
export { loadPages } from './loadPages';
export { loadStatus } from './loadStatus';
export { listMarkers, type Marker } from './markers';
export type { Options } from './options';
export { parsePage } from './parsePage';
export { getEnglishFile, getTranslationFile, toRoute } from './paths';
export { readRevision, writeRevision } from './revisions';
export { getExplicitId } from './toBlocks';
export { startTranslation } from './startTranslation';
export {
  assertTranslated,
  findPages,
  readTranslationArguments,
} from './translationArguments';
export type {
  Block,
  BlockChange,
  LanguageStatus,
  PageStatus,
  WordRun,
} from './types';
export { type UpdateResult, updateTranslation } from './updateTranslation';
