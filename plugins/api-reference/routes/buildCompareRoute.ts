import type { RouteConfig } from '@docusaurus/types';
import { COMPARE_PERMALINK } from '../common/compareAddress';
import type { ApiCompareLibrary } from '../pageData';
import { toComponentPath, type RouteContext } from './routeContext';

/** The route of the comparison of versions. */
export async function buildCompareRoute({
  products,
  histories,
  toUrl,
  writeData,
}: RouteContext): Promise<RouteConfig> {
  const libraries = products.map(({ product }): ApiCompareLibrary => ({
    product,
    installed: histories[product].installed,
    versions: histories[product].history.versions,
  }));
  return {
    path: toUrl(COMPARE_PERMALINK),
    component: toComponentPath('ComparePage'),
    modules: { libraries: await writeData('compare.json', libraries) },
    exact: true,
  };
}
