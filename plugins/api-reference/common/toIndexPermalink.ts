import type { ProductId } from '../types';

/** Route of a product's index, without the site's base URL. */
export function toIndexPermalink(product: ProductId): string {
  return `/x/api/${product}`;
}
