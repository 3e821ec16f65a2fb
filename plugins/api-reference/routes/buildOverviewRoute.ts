import type { RouteConfig } from '@docusaurus/types';
import type { ApiOverviewEntry } from '../pageData';
import { countKinds } from '../render/createIndexData';
import { toComponentPath, type RouteContext } from './routeContext';

/** The route of the overview of the products. */
export async function buildOverviewRoute({
  products,
  toUrl,
  writeData,
}: RouteContext): Promise<RouteConfig> {
  const overview = products.map((product): ApiOverviewEntry => ({
    product: product.product,
    counts: countKinds(product),
  }));
  return {
    path: toUrl('/x/api'),
    component: toComponentPath('ApiOverviewPage'),
    modules: { overview: await writeData('overview.json', overview) },
    exact: true,
  };
}
