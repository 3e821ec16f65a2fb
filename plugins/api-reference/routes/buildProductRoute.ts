import type { RouteConfig } from '@docusaurus/types';
import { createSidebar } from '../createSidebar';
import { localizeLinks } from '../localizeLinks';
import { toIndexPermalink } from '../common/toIndexPermalink';
import type { ApiProduct, ProductId } from '../types';
import { buildIndexRoute } from './buildIndexRoute';
import { buildPageRoutes } from './buildPageRoutes';
import { toComponentPath, type RouteContext } from './routeContext';

/** Sidebar of the docs that shows a product's pages. */
const SIDEBAR_NAMES: Record<ProductId, string> = {
  'data-grid': 'dataGrid',
  'date-pickers': 'datePickers',
  charts: 'charts',
  'tree-view': 'treeView',
};

/** Writes the sidebar beside a product's pages. */
function writeSidebar(
  product: ApiProduct,
  { sidebars, baseUrl, t, writeData }: RouteContext,
): Promise<string> {
  const name = SIDEBAR_NAMES[product.product];
  const items = localizeLinks(
    createSidebar(sidebars[name] ?? [], product, t),
    baseUrl,
  );
  return writeData(`sidebar-${product.product}.json`, { name, items });
}

/** The parent of a product's routes, which holds their sidebar. */
export async function buildProductRoute(
  product: ApiProduct,
  context: RouteContext,
): Promise<RouteConfig> {
  return {
    path: context.toUrl(toIndexPermalink(product.product)),
    component: toComponentPath('ApiRoot'),
    modules: { sidebar: await writeSidebar(product, context) },
    exact: false,
    // The docs' own parent route, /x, would match these addresses too.
    priority: 1,
    routes: [
      await buildIndexRoute(product, context),
      ...(await buildPageRoutes(product, context)),
    ],
  };
}
