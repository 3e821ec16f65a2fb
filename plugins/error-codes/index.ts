import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { createErrorTable, loadErrorCodes } from './loadErrorCodes';
import type { ErrorTable } from './types';

/** The decoder of numbered errors at `/production-error`. See README.md. */
export default function pluginErrorCodes({
  siteDir,
  baseUrl,
}: LoadContext): Plugin<ErrorTable> {
  return {
    name: 'error-codes',

    getThemePath: () => './theme',

    loadContent: async () => createErrorTable(siteDir, loadErrorCodes(siteDir)),

    async contentLoaded({ content, actions }) {
      actions.addRoute({
        path: normalizeUrl([baseUrl, '/production-error']),
        component: path.join(__dirname, 'client/ProductionErrorPage'),
        modules: { table: await actions.createData('table.json', content) },
        exact: true,
      });
    },
  };
}

export { listSearchPlaces } from './listSearchPlaces';
