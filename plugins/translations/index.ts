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
export { countChanges } from './listChanges';
export {
  findLanguageFaults,
  findPages,
  TRANSLATION_OPTIONS,
} from './commandArguments';
export { describeStatus } from './describeStatus';
export { loadPages } from './loadPages';
export { loadStatus } from './loadStatus';
export type { Options } from './options';
export { parsePage } from './parsePage';
export { toRoute } from './paths';
export { readRevision } from './revisions';
export { startPage } from './startPage';
export { getExplicitId } from './toBlocks';
export type { Block } from './types';
export { updatePage } from './updatePage';
