import type { LoadContext, Plugin } from '@docusaurus/types';
import { assertKnownComponents } from './assertKnownComponents';
import { extractComponents } from './extract';
import { DOCUMENTED_COMPONENTS } from './components';
import { readDocs } from './readDocs';
import { buildRoutes, toPermalink } from './routes';
import type { ApiComponent, ApiGlobalData, ProductId } from './types';

/** Sidebar of the docs that shows a product's pages. */
const SIDEBAR_NAMES: Record<ProductId, string> = {
  'data-grid': 'dataGrid',
  'date-pickers': 'datePickers',
  charts: 'charts',
  'tree-view': 'treeView',
};

const REQUESTS = Object.entries(DOCUMENTED_COMPONENTS).flatMap(([product, names]) =>
  names.map((name) => ({ name, product: product as ProductId })),
);

/** Generates the API reference from the installed packages. See README.md. */
export default function pluginApiReference({
  siteDir,
  baseUrl,
}: LoadContext): Plugin<ApiComponent[]> {
  return {
    name: 'api-reference',

    loadContent: async () => extractComponents({ siteDir, components: REQUESTS }),

    contentLoaded({ content, actions }) {
      const permalinks = Object.fromEntries(
        content.map((component) => [component.name, toPermalink(component)]),
      );
      actions.setGlobalData({ permalinks } satisfies ApiGlobalData);
    },

    async allContentLoaded({ allContent, actions }) {
      const components = allContent['api-reference']?.default as ApiComponent[];
      const docs = readDocs(allContent);
      assertKnownComponents(docs.claims, new Set(components.map(({ name }) => name)));
      const sidebars = Object.fromEntries(
        Object.entries(SIDEBAR_NAMES).map(([product, name]) => [
          product,
          { name, items: docs.sidebars[name] ?? [] },
        ]),
      ) as Parameters<typeof buildRoutes>[0]['sidebars'];
      const routes = await buildRoutes({ baseUrl, components, sidebars }, actions.createData);
      routes.forEach(actions.addRoute);
    },
  };
}
