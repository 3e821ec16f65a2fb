import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { assertKnownComponents } from './assertKnownComponents';
import { loadComponents } from './cache';
import { DOCUMENTED_COMPONENTS } from './components';
import { readDocs } from './readDocs';
import { buildRoutes } from './routes';
import { toPermalink } from './toPermalink';
import type { ApiComponent, ApiGlobalData, ProductId } from './types';

const NAME = 'api-reference';

const REQUESTS = Object.entries(DOCUMENTED_COMPONENTS).flatMap(([product, names]) =>
  names.map((name) => ({ name, product: product as ProductId })),
);

/** Generates the API reference from the installed packages. See README.md. */
export default function pluginApiReference({
  siteDir,
  baseUrl,
}: LoadContext): Plugin<ApiComponent[]> {
  return {
    name: NAME,

    loadContent: () =>
      loadComponents({
        siteDir,
        cacheDir: path.join(siteDir, 'node_modules/.cache', NAME),
        components: REQUESTS,
      }),

    async contentLoaded({ content, actions }) {
      const permalinks = Object.fromEntries(
        content.map((component) => [component.name, toPermalink(component)]),
      );
      actions.setGlobalData({ permalinks } satisfies ApiGlobalData);
    },

    async allContentLoaded({ allContent, actions }) {
      const components = allContent[NAME]?.default as ApiComponent[];
      const { claims, sidebars } = readDocs(allContent);
      assertKnownComponents(claims, new Set(components.map(({ name }) => name)));
      const routes = await buildRoutes(
        { baseUrl, components, sidebars },
        actions.createData,
      );
      routes.forEach(actions.addRoute);
    },
  };
}
