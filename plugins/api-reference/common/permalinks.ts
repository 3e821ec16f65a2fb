import type { ApiCatalogue, ApiProduct, ProductId } from '../types';

/** Route of a product's index, without the site's base URL. */
export function toIndexPermalink(product: ProductId): string {
  return `/x/api/${product}`;
}

/**
 * Route of a page of the reference, without the site's base URL. The last segment of a
 * catalogue's is its kind.
 */
export function toPermalink(
  page: { product: ProductId } & ({ slug: string } | { kind: ApiCatalogue['kind'] }),
): string {
  return `${toIndexPermalink(page.product)}/${'slug' in page ? page.slug : page.kind}`;
}

/** The last segment of a name's route: `DataGridPremium` becomes `data-grid-premium`. */
export function toSlug(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** Route of the page that compares versions, without the site's base URL. */
export const COMPARE_PERMALINK = '/x/api/compare';

/** What the page begins with; the rest is its default. */
export interface CompareChoice {
  product: ProductId;
  /** Name of a component, hook or interface; `events`, `selectors`; all of them if absent. */
  entry?: string;
  /** The versions, such as `7.29`. */
  from?: string;
  to?: string;
}

/** Address of the comparison that a reader is led to, without the site's base URL. */
export function toCompareAddress({ product, ...choice }: CompareChoice): string {
  const parameters = new URLSearchParams({ library: product });
  for (const [name, value] of Object.entries(choice)) {
    if (value !== undefined) {
      parameters.set(name, value);
    }
  }
  return `${COMPARE_PERMALINK}?${parameters}`;
}

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
