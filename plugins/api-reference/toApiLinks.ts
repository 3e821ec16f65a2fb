import { DOCUMENTED_COMPONENTS } from './components';
import { toPermalink } from './toPermalink';
import { toSlug } from './toSlug';
import type { ProductId } from './types';

export interface ApiPageLink {
  name: string;
  /** Without the language prefix: `/x/api/charts/bar-chart`. */
  permalink: string;
}

/** The pages of a product's documented components, in the sidebar's order. */
export function toApiLinks(product: ProductId): ApiPageLink[] {
  return DOCUMENTED_COMPONENTS[product].map((name) => ({
    name,
    permalink: toPermalink({ product, slug: toSlug(name) }),
  }));
}
