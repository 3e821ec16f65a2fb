import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { buildCompareRoute } from './buildCompareRoute';
import { buildOverviewRoute } from './buildOverviewRoute';
import { buildProductRoute } from './buildProductRoute';
import { createRouteContext, type RoutesRequest } from './routeContext';

/**
 * The routes of the reference: one per page and one index per product, below one parent
 * per product that holds the sidebar, an overview of the products, and the comparison of
 * their versions.
 *
 * @param createData writes a page's data where its route finds it
 */
export async function buildRoutes(
  request: RoutesRequest,
  createData: PluginContentLoadedActions['createData'],
): Promise<RouteConfig[]> {
  const context = createRouteContext(request, createData);
  return [
    ...(await Promise.all(
      request.products.map((product) => buildProductRoute(product, context)),
    )),
    await buildOverviewRoute(context),
    await buildCompareRoute(context),
  ];
}
