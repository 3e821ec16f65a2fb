import type { ApiComponent } from '../types';

/** Route of a page of the reference, without the site's base URL. */
export function toPermalink({
  product,
  slug,
}: Pick<ApiComponent, 'product' | 'slug'>): string {
  return `/x/api/${product}/${slug}`;
}
