import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import { createIndexMiddleware } from './createIndexMiddleware';
import { searchIndex } from './finish';

interface DevServerConfig {
  devServer: {
    setupMiddlewares: (
      middlewares: { middleware: ReturnType<typeof createIndexMiddleware> }[],
    ) => never[];
  };
}

/** Makes the search index of each language. */
export const finishSteps = [searchIndex];

/** Lets the development server search the last build, which `finish/` indexed. */
export default function pluginSearch({ siteDir }: LoadContext): Plugin {
  const config: DevServerConfig = {
    devServer: {
      // Merging joins the lists that such functions return: this one adds to the list
      // that it is handed.
      setupMiddlewares: (middlewares) => {
        middlewares.unshift({
          middleware: createIndexMiddleware(path.join(siteDir, 'build')),
        });
        return [];
      },
    },
  };
  return {
    name: 'search',
    // The bundler's types don't know the development server's part.
    configureWebpack: (_config, isServer) =>
      isServer ? {} : (config as Configuration),
  };
}

export { HASHED_FOLDER, getIndexFolder } from './engine/indexFormat';
export { sortQuestions } from './evaluation/answerQuestions';
export { createSearchTables } from './evaluation/createSearchTables';
export type { SearchReport } from './evaluation/createSearchReport';
export {
  createSearchReport,
  renderMisses,
  renderRates,
} from './evaluation/createSearchReport';
export { SEALED_SETS } from './evaluation/loadQuestions';
export { raiseFloors } from './evaluation/floor';
export { measureSearch } from './evaluation/measureSearch';
export type { SearchEngine, SearchResult } from './engine/types';
export { openBuiltSearch } from './openBuiltSearch';
export { bundleEngine } from './evaluation/openEngine';
export type { SearchPlace, SearchSource } from './finish/types';
