import { toPermalink } from './common/toPermalink';
import type { ApiProduct } from './types';

/**
 * The route of each documented name, without the language prefix. A few names are
 * exported by more than one product, as `Toolbar` is: such a name leads to the page of
 * the first product, and `charts/Toolbar` to that of the other.
 */
export function createPermalinks(
  products: readonly ApiProduct[],
): Record<string, string> {
  const permalinks: Record<string, string> = {};
  for (const { product, pages } of products) {
    for (const page of pages) {
      const key = page.name in permalinks ? `${product}/${page.name}` : page.name;
      permalinks[key] = toPermalink(page);
    }
  }
  return permalinks;
}
