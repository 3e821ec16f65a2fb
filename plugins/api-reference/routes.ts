import path from 'node:path';
import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { normalizeUrl } from '@docusaurus/utils';
import { localizeLinks } from './localizeLinks';
import { renderTexts } from './renderTexts';
import { toPermalink } from './toPermalink';
import type { ApiComponent, ApiProductIndex, ProductId } from './types';

/** What the routes are made from. */
export interface RoutesRequest {
  baseUrl: string;
  components: ApiComponent[];
  /** The sidebars of the docs, by name. */
  sidebars: Record<string, PropSidebarItem[]>;
}

type CreateData = PluginContentLoadedActions['createData'];

/** Sidebar of the docs that shows a product's pages. */
const SIDEBAR_NAMES: Record<ProductId, string> = {
  'data-grid': 'dataGrid',
  'date-pickers': 'datePickers',
  charts: 'charts',
  'tree-view': 'treeView',
};

const CLIENT = path.join(__dirname, 'client');

function groupByProduct(components: ApiComponent[]): Map<ProductId, ApiComponent[]> {
  const groups = new Map<ProductId, ApiComponent[]>();
  for (const component of components) {
    groups.set(component.product, [
      ...(groups.get(component.product) ?? []),
      component,
    ]);
  }
  return groups;
}

function toIndex(product: ProductId, components: ApiComponent[]): ApiProductIndex {
  return {
    product,
    pages: components.map((component) => ({
      name: component.name,
      permalink: toPermalink(component),
      plan: component.plan,
    })),
  };
}

/**
 * The routes of the reference: one per component and one index per product, below one
 * parent per product that holds the sidebar, and an index of the products.
 *
 * @param createData writes a page's data where its route finds it
 */
export async function buildRoutes(
  { baseUrl, components, sidebars }: RoutesRequest,
  createData: CreateData,
): Promise<RouteConfig[]> {
  const url = (route: string) => normalizeUrl([baseUrl, route]);
  const groups = [...groupByProduct(components)];
  const permalinks = Object.fromEntries(
    components.map((component) => [component.name, url(toPermalink(component))]),
  );
  const indexes = groups.map(([product, group]) => toIndex(product, group));
  const overview = await createData('overview.json', JSON.stringify(indexes));

  const productRoutes = await Promise.all(
    groups.map(async ([product, group]): Promise<RouteConfig> => {
      const name = SIDEBAR_NAMES[product];
      const sidebar = await createData(
        `sidebar-${product}.json`,
        JSON.stringify({
          name,
          items: localizeLinks(sidebars[name] ?? [], baseUrl),
        }),
      );
      const index = await createData(
        `index-${product}.json`,
        JSON.stringify(toIndex(product, group)),
      );
      const pages = await Promise.all(
        group.map(async (component): Promise<RouteConfig> => {
          const api = await createData(
            `${product}-${component.slug}.json`,
            JSON.stringify(renderTexts(component, permalinks)),
          );
          return {
            path: url(toPermalink(component)),
            component: path.join(CLIENT, 'ApiComponentPage'),
            modules: { api },
            exact: true,
          };
        }),
      );
      return {
        path: url(`/x/api/${product}`),
        component: path.join(CLIENT, 'ApiRoot'),
        modules: { sidebar },
        exact: false,
        // The docs' own parent route, /x, would match these addresses too.
        priority: 1,
        routes: [
          {
            path: url(`/x/api/${product}`),
            component: path.join(CLIENT, 'ApiIndexPage'),
            modules: { index },
            exact: true,
          },
          ...pages,
        ],
      };
    }),
  );

  return [
    ...productRoutes,
    {
      path: url('/x/api'),
      component: path.join(CLIENT, 'ApiOverviewPage'),
      modules: { overview },
      exact: true,
    },
  ];
}
