import type { RouteConfig } from '@docusaurus/types';
import { createIndexData } from '../render/createIndexData';
import { toIndexPermalink } from '../common/toIndexPermalink';
import type { ApiProduct } from '../types';
import { toComponentPath, type RouteContext } from './routeContext';

/** The route of a product's index. */
export async function buildIndexRoute(
  product: ApiProduct,
  { updates, toUrl, createContext, writeData }: RouteContext,
): Promise<RouteConfig> {
  const id = product.product;
  const updated = updates[id];
  const index = await writeData(`index-${id}.json`, {
    ...createIndexData(product, toUrl, createContext(product)),
    updated,
  });
  return {
    path: toUrl(toIndexPermalink(id)),
    component: toComponentPath('ApiIndexPage'),
    modules: { index },
    metadata: { lastUpdatedAt: updated },
    exact: true,
  };
}
